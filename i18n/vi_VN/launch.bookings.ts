import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.bookings.ts';

export const messages = {
  'bookings.tab.launch': 'Mở bán token',
  'bookings.bill.view.launch': 'Xem dự án',
  'bookings.kind.launch.paid': 'Thanh toán mở bán',
  'bookings.kind.launch.bought': 'Token mở bán',
  'bookings.kind.launch.reward': 'Thưởng mở bán',
  'bookings.kind.launch.refund': 'Hoàn tiền mở bán',
  'bookings.kind.launch.returned': 'Trả lại token mở bán',
  'bookings.kind.launch.payOut': 'Chi trả từ mở bán token',
  'bookings.kind.launch.protection': 'Bảo vệ giá mở bán',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
