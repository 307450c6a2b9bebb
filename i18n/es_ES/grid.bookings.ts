import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.bookings.ts';

export const messages = {
  'bookings.kind.grid.in': 'Apartado para una cuadrícula',
  'bookings.kind.grid.out': 'Devuelto por una cuadrícula',
  'bookings.bill.view.grid': 'Ver la cuadrícula',
} as const satisfies Catalog<typeof en, 'es_ES'>;
