import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.bookings.ts';

export const messages = {
  'bookings.tab.launch': 'Lançamentos',
  'bookings.bill.view.launch': 'Ver projeto',
  'bookings.kind.launch.paid': 'Pagamento de lançamento',
  'bookings.kind.launch.bought': 'Tokens de lançamento',
  'bookings.kind.launch.reward': 'Recompensa de lançamento',
  'bookings.kind.launch.refund': 'Reembolso de lançamento',
  'bookings.kind.launch.returned': 'Tokens de lançamento devolvidos',
  'bookings.kind.launch.payOut': 'Pagamento de receita de lançamento',
  'bookings.kind.launch.protection': 'Proteção de preço do lançamento',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
