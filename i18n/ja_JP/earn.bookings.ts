import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.bookings.ts';

export const messages = {
  'bookings.tab.earn': 'Earn運用',
  'bookings.bill.view.earn': '申込を見る',
  'bookings.kind.earn.subscribe': 'Earn運用の申込',
  'bookings.kind.earn.interest': 'Earn運用の利息',
  'bookings.kind.earn.matured': 'Earn運用の満期',
  'bookings.kind.earn.redeem': 'Earn運用の償還',
  'bookings.kind.earn.reward': 'Earn運用の特典',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
