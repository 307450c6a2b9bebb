import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/bookings-refusal.ts';

export const messages = {
  BILL_UNKNOWN: 'Böyle bir kayıt yok.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
