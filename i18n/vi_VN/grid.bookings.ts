import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.bookings.ts';

export const messages = {
  'bookings.kind.grid.in': 'Dành cho lưới',
  'bookings.kind.grid.out': 'Lưới hoàn trả',
  'bookings.bill.view.grid': 'Xem lưới',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
