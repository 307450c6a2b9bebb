import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.bookings.ts';

export const messages = {
  'bookings.kind.grid.in': '劃入網格',
  'bookings.kind.grid.out': '網格退回',
  'bookings.bill.view.grid': '查看網格',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
