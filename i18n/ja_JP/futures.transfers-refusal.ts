import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/futures.transfers-refusal.ts';

export const messages = {
  FUTURES_ONLY_TO_FUNDING: '先物からの振替先は、ファンディングアカウントのみです。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
