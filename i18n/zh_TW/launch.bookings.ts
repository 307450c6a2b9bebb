import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.bookings.ts';

export const messages = {
  'bookings.tab.launch': '新幣首發',
  'bookings.bill.view.launch': '查看專案',
  'bookings.kind.launch.paid': '首發付款',
  'bookings.kind.launch.bought': '首發代幣',
  'bookings.kind.launch.reward': '首發獎勵',
  'bookings.kind.launch.refund': '首發退款',
  'bookings.kind.launch.returned': '首發代幣退回',
  'bookings.kind.launch.payOut': '首發款項劃付',
  'bookings.kind.launch.protection': '首發價格保護',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
