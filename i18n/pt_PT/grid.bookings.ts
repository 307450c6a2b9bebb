import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.bookings.ts';

export const messages = {
  'bookings.kind.grid.in': 'Reservado para uma grelha',
  'bookings.kind.grid.out': 'Devolvido por uma grelha',
  'bookings.bill.view.grid': 'Ver a grelha',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
