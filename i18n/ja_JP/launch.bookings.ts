import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.bookings.ts';

export const messages = {
  'bookings.tab.launch': 'トークンセール',
  'bookings.bill.view.launch': 'プロジェクトを見る',
  'bookings.kind.launch.paid': 'トークンセールの支払い',
  'bookings.kind.launch.bought': 'トークンセールの割当',
  'bookings.kind.launch.reward': 'ローンチ報酬',
  'bookings.kind.launch.refund': 'トークンセールの返金',
  'bookings.kind.launch.returned': '割当トークンの返却',
  'bookings.kind.launch.payOut': 'トークンセールからの払い出し',
  'bookings.kind.launch.protection': 'トークンセールの価格保護',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
