import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/proof-refusal.ts';

export const messages = {
  SNAPSHOT_UNKNOWN: 'Essa contagem não existe.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
