import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/bookings-refusal.ts';

export const messages = {
  BILL_UNKNOWN: 'Este registro não existe.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
