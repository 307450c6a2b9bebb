import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.bookings.ts';

export const messages = {
  'bookings.tab.earn': 'Ahorro',
  'bookings.bill.view.earn': 'Ver suscripción',
  'bookings.kind.earn.subscribe': 'Suscripción de Ahorro',
  'bookings.kind.earn.interest': 'Intereses de Ahorro',
  'bookings.kind.earn.matured': 'Vencimiento de Ahorro',
  'bookings.kind.earn.redeem': 'Reembolso de Ahorro',
  'bookings.kind.earn.reward': 'Recompensa de Ahorro',
} as const satisfies Catalog<typeof en, 'es_ES'>;
