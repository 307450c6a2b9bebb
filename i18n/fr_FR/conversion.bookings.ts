import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.bookings.ts';

export const messages = {
  'bookings.kind.conversion': 'Conversion de petits soldes',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
