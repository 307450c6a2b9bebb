import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.bookings.ts';

export const messages = {
  'bookings.kind.trade.buy': 'Achat',
  'bookings.kind.trade.sell': 'Vente',
  'bookings.kind.trade.fee': 'Frais de transaction',
  'bookings.kind.token.merge': 'Regroupement',
  'bookings.bill.view.orders': 'Voir les ordres',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
