import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/bookings-refusal.ts';

export const messages = {
  BILL_UNKNOWN: 'Cette opération n’existe pas.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
