import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.mail.ts';

export const messages = {
  'mail.wallet-linked.subject': '钱包已关联',
  'mail.wallet-linked.body': '钱包 {address} 已关联到您的 Bourse 账户。若非您本人操作，请立即在安全中心冻结账户。',
  'mail.wallet-unlinked.subject': '钱包已解除关联',
  'mail.wallet-unlinked.body':
    '钱包 {address} 已与您的 Bourse 账户解除关联，提币到关联钱包需等待 24 小时。若非您本人操作，请立即在安全中心冻结账户。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
