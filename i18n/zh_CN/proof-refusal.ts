import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/proof-refusal.ts';

export const messages = {
  SNAPSHOT_UNKNOWN: '没有这次统计。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
