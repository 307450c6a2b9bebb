import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.bookings.ts';

export const messages = {
  'bookings.tab.earn': 'Épargne',
  'bookings.bill.view.earn': 'Voir la souscription',
  'bookings.kind.earn.subscribe': 'Souscription Épargne',
  'bookings.kind.earn.interest': 'Intérêts Épargne',
  'bookings.kind.earn.matured': 'Échéance Épargne',
  'bookings.kind.earn.redeem': 'Rachat Épargne',
  'bookings.kind.earn.reward': 'Récompense Épargne',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
