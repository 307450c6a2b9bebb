import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices-refusal.ts';

export const messages = {
  MUST_BE_TOLD: 'アプリ内では常に通知され、オフにできません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
