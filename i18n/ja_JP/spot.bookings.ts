import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.bookings.ts';

export const messages = {
  'bookings.kind.trade.buy': '購入',
  'bookings.kind.trade.sell': '売却',
  'bookings.kind.trade.fee': '取引手数料',
  'bookings.kind.token.merge': 'トークン併合',
  'bookings.bill.view.orders': '注文を見る',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
