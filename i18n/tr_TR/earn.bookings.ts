import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.bookings.ts';

export const messages = {
  'bookings.tab.earn': 'Kazan',
  'bookings.bill.view.earn': 'Kaydı gör',
  'bookings.kind.earn.subscribe': 'Kazan’a katılım',
  'bookings.kind.earn.interest': 'Kazan faizi',
  'bookings.kind.earn.matured': 'Kazan vadesi doldu',
  'bookings.kind.earn.redeem': 'Kazan’dan geri alma',
  'bookings.kind.earn.reward': 'Kazan ödülü',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
