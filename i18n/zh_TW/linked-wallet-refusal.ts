import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet-refusal.ts';

export const messages = {
  WALLET_NOT_LINKED: '此帳戶尚未連結錢包。',
  WALLET_ALREADY_LINKED: '已連結錢包，請先解除。',
  WALLET_TAKEN: '此錢包已連結到其他帳戶。',
  WALLET_NOT_THE_LINKED_ONE: '這不是該帳戶連結的錢包。',
  LINK_LOCKED: '提領到連結錢包將於 {unlockAt} 恢復。',
  LINK_SESSION_UNKNOWN: '此碼不存在，請重新顯示。',
  LINK_SESSION_EXPIRED: '此碼已過期，請重新顯示。',
  LINK_SESSION_SPENT: '此碼已使用，請重新顯示。',
  LINK_NOT_CONFIRMED: '請先在錢包應用程式中確認。',
  MESSAGE_WRONG: '簽署的訊息不是我們的：{field}。',
  SIGNATURE_WRONG: '簽章不屬於此錢包。',
  TX_HASH_MISSING: '缺少交易。',
  NOT_PAYABLE: '網路不會接受此筆付款。錢包裡的幣夠嗎？',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
