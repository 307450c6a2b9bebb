import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/futures.transfers-refusal.ts';

export const messages = {
  FUTURES_ONLY_TO_FUNDING: '合约账户的资产只能划转到资金账户。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
