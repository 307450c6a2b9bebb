import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.bookings.ts';

export const messages = {
  'bookings.kind.grid.in': 'グリッドへ振替',
  'bookings.kind.grid.out': 'グリッドから返還',
  'bookings.bill.view.grid': 'グリッドを見る',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
