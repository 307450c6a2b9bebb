import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/proof-refusal.ts';

export const messages = {
  SNAPSHOT_UNKNOWN: 'Ce décompte n’existe pas.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
