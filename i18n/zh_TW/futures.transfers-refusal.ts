import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/futures.transfers-refusal.ts';

export const messages = {
  FUTURES_ONLY_TO_FUNDING: '合約帳戶的資產只能劃轉至資金帳戶。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
