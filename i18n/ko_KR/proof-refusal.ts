import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/proof-refusal.ts';

export const messages = {
  SNAPSHOT_UNKNOWN: '그런 집계가 없습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
