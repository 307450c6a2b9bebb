import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.bookings.ts';

export const messages = {
  'bookings.tab.launch': 'Lanzamientos',
  'bookings.bill.view.launch': 'Ver proyecto',
  'bookings.kind.launch.paid': 'Pago de lanzamiento',
  'bookings.kind.launch.bought': 'Tokens de lanzamiento',
  'bookings.kind.launch.reward': 'Recompensa de lanzamiento',
  'bookings.kind.launch.refund': 'Reembolso de lanzamiento',
  'bookings.kind.launch.returned': 'Tokens de lanzamiento devueltos',
  'bookings.kind.launch.payOut': 'Pago de fondos de un lanzamiento',
  'bookings.kind.launch.protection': 'Protección de precio de lanzamiento',
} as const satisfies Catalog<typeof en, 'es_ES'>;
