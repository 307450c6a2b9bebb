import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.bookings.ts';

export const messages = {
  'bookings.kind.trade.buy': '매수',
  'bookings.kind.trade.sell': '매도',
  'bookings.kind.trade.fee': '거래 수수료',
  'bookings.kind.token.merge': '토큰 병합',
  'bookings.bill.view.orders': '주문 보기',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
