import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/proof-refusal.ts';

export const messages = {
  SNAPSHOT_UNKNOWN: 'Không có lần đếm này.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
