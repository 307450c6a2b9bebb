import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.bookings.ts';

export const messages = {
  'bookings.tab.earn': 'Tiết kiệm',
  'bookings.bill.view.earn': 'Xem lệnh',
  'bookings.kind.earn.subscribe': 'Đăng ký Tiết kiệm',
  'bookings.kind.earn.interest': 'Lãi Tiết kiệm',
  'bookings.kind.earn.matured': 'Tiết kiệm đáo hạn',
  'bookings.kind.earn.redeem': 'Rút Tiết kiệm',
  'bookings.kind.earn.reward': 'Thưởng Tiết kiệm',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
