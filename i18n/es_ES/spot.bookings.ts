import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.bookings.ts';

export const messages = {
  'bookings.kind.trade.buy': 'Compra',
  'bookings.kind.trade.sell': 'Venta',
  'bookings.kind.trade.fee': 'Comisión de operación',
  'bookings.kind.token.merge': 'Agrupación',
  'bookings.bill.view.orders': 'Ver órdenes',
} as const satisfies Catalog<typeof en, 'es_ES'>;
