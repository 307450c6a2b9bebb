import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.bookings.ts';

export const messages = {
  'bookings.kind.grid.in': '그리드에 배정',
  'bookings.kind.grid.out': '그리드에서 반환',
  'bookings.bill.view.grid': '그리드 보기',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
