import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.bookings.ts';

export const messages = {
  'bookings.tab.earn': 'Rendimento',
  'bookings.bill.view.earn': 'Ver subscrição',
  'bookings.kind.earn.subscribe': 'Subscrição de Rendimento',
  'bookings.kind.earn.interest': 'Juros de Rendimento',
  'bookings.kind.earn.matured': 'Vencimento de Rendimento',
  'bookings.kind.earn.redeem': 'Resgate de Rendimento',
  'bookings.kind.earn.reward': 'Recompensa de Rendimento',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
