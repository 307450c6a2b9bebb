import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/proof-refusal.ts';

export const messages = {
  SNAPSHOT_UNKNOWN: 'その集計はありません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
