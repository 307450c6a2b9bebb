import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.bookings.ts';

export const messages = {
  'bookings.kind.trade.buy': '買入',
  'bookings.kind.trade.sell': '賣出',
  'bookings.kind.trade.fee': '交易手續費',
  'bookings.kind.token.merge': '代幣合併',
  'bookings.bill.view.orders': '查看委託',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
