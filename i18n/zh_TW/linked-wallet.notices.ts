import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.notices.ts';

export const messages = {
  'notices.kind.linkedWallet.linked': '錢包 {address} 已連結。若非您本人操作，請凍結帳戶。',
  'notices.kind.linkedWallet.unlinked': '錢包 {address} 已解除連結，提領到連結錢包需等待 24 小時。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
