import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.bookings.ts';

export const messages = {
  'bookings.kind.trade.buy': 'Alış',
  'bookings.kind.trade.sell': 'Satış',
  'bookings.kind.trade.fee': 'İşlem ücreti',
  'bookings.kind.token.merge': 'Birleştirme',
  'bookings.bill.view.orders': 'Emirleri gör',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
