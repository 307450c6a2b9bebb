import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.bookings.ts';

export const messages = {
  'bookings.kind.trade.buy': '买入',
  'bookings.kind.trade.sell': '卖出',
  'bookings.kind.trade.fee': '交易手续费',
  'bookings.kind.token.merge': '代币合并',
  'bookings.bill.view.orders': '查看委托',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
