import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.bookings.ts';

export const messages = {
  'bookings.tab.launch': '新币首发',
  'bookings.bill.view.launch': '查看项目',
  'bookings.kind.launch.paid': '首发付款',
  'bookings.kind.launch.bought': '首发代币',
  'bookings.kind.launch.reward': '首发奖励',
  'bookings.kind.launch.refund': '首发退款',
  'bookings.kind.launch.returned': '首发代币退回',
  'bookings.kind.launch.payOut': '首发款项划付',
  'bookings.kind.launch.protection': '首发价格保护',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
