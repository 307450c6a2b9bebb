import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.deposits.ts';

export const messages = {
  'deposits.tab.linked': '連結錢包',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
