import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.bookings.ts';

export const messages = {
  'bookings.tab.earn': '理財',
  'bookings.bill.view.earn': '查看訂單',
  'bookings.kind.earn.subscribe': '理財申購',
  'bookings.kind.earn.interest': '理財利息',
  'bookings.kind.earn.matured': '理財到期',
  'bookings.kind.earn.redeem': '理財贖回',
  'bookings.kind.earn.reward': '理財獎勵',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
