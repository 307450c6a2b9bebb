import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.bookings.ts';

export const messages = {
  'bookings.kind.trade.buy': 'Mua',
  'bookings.kind.trade.sell': 'Bán',
  'bookings.kind.trade.fee': 'Phí giao dịch',
  'bookings.kind.token.merge': 'Gộp token',
  'bookings.bill.view.orders': 'Xem lệnh',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
