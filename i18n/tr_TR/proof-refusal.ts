import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/proof-refusal.ts';

export const messages = {
  SNAPSHOT_UNKNOWN: 'Böyle bir sayım yok.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
