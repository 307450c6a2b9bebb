import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.bookings.ts';

export const messages = {
  'bookings.kind.conversion': 'Conversión de saldos pequeños',
} as const satisfies Catalog<typeof en, 'es_ES'>;
