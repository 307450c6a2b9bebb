import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.mail.ts';

export const messages = {
  'mail.wallet-linked.subject': '錢包已連結',
  'mail.wallet-linked.body': '錢包 {address} 已連結到您的 Bourse 帳戶。若非您本人操作，請立即在安全中心凍結帳戶。',
  'mail.wallet-unlinked.subject': '錢包已解除連結',
  'mail.wallet-unlinked.body':
    '錢包 {address} 已與您的 Bourse 帳戶解除連結，提領到連結錢包需等待 24 小時。若非您本人操作，請立即在安全中心凍結帳戶。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
