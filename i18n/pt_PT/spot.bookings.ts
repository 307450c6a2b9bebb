import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.bookings.ts';

export const messages = {
  'bookings.kind.trade.buy': 'Compra',
  'bookings.kind.trade.sell': 'Venda',
  'bookings.kind.trade.fee': 'Comissão de negociação',
  'bookings.kind.token.merge': 'Agrupamento',
  'bookings.bill.view.orders': 'Ver ordens',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
