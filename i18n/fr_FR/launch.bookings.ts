import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.bookings.ts';

export const messages = {
  'bookings.tab.launch': 'Lancements',
  'bookings.bill.view.launch': 'Voir le projet',
  'bookings.kind.launch.paid': 'Paiement d’un lancement',
  'bookings.kind.launch.bought': 'Jetons d’un lancement',
  'bookings.kind.launch.reward': 'Récompense d’un lancement',
  'bookings.kind.launch.refund': 'Remboursement d’un lancement',
  'bookings.kind.launch.returned': 'Jetons de lancement rendus',
  'bookings.kind.launch.payOut': 'Versement d’un lancement',
  'bookings.kind.launch.protection': 'Protection du prix d’un lancement',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
