import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.bookings.ts';

export const messages = {
  'bookings.kind.grid.in': 'Réservé à une grille',
  'bookings.kind.grid.out': 'Rendu par une grille',
  'bookings.bill.view.grid': 'Voir la grille',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
