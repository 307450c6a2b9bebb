import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.bookings.ts';

export const messages = {
  'bookings.kind.grid.in': 'Выделено на сетку',
  'bookings.kind.grid.out': 'Возвращено из сетки',
  'bookings.bill.view.grid': 'Открыть сетку',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
