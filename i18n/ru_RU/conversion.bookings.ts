import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.bookings.ts';

export const messages = {
  'bookings.kind.conversion': 'Обмен мелких остатков',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
