import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.bookings.ts';

export const messages = {
  'bookings.tab.earn': '理财',
  'bookings.bill.view.earn': '查看订单',
  'bookings.kind.earn.subscribe': '理财申购',
  'bookings.kind.earn.interest': '理财利息',
  'bookings.kind.earn.matured': '理财到期',
  'bookings.kind.earn.redeem': '理财赎回',
  'bookings.kind.earn.reward': '理财奖励',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
