import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.notices.ts';

export const messages = {
  'notices.kind.linkedWallet.linked': '钱包 {address} 已关联。若非您本人操作，请冻结账户。',
  'notices.kind.linkedWallet.unlinked': '钱包 {address} 已解除关联，提币到关联钱包需等待 24 小时。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
