import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.deposits.ts';

export const messages = {
  'deposits.tab.linked': '연결된 지갑',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
