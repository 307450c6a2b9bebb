import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.bookings.ts';

export const messages = {
  'bookings.kind.grid.in': 'Gride ayrıldı',
  'bookings.kind.grid.out': 'Gridden döndü',
  'bookings.bill.view.grid': 'Gridi görüntüle',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
