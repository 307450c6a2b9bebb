import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet-refusal.ts';

export const messages = {
  WALLET_NOT_LINKED: '此账户尚未关联钱包。',
  WALLET_ALREADY_LINKED: '已关联钱包，请先解除。',
  WALLET_TAKEN: '此钱包已关联到其他账户。',
  WALLET_NOT_THE_LINKED_ONE: '这不是该账户关联的钱包。',
  LINK_LOCKED: '提币到关联钱包将于 {unlockAt} 恢复。',
  LINK_SESSION_UNKNOWN: '此码不存在，请重新显示。',
  LINK_SESSION_EXPIRED: '此码已过期，请重新显示。',
  LINK_SESSION_SPENT: '此码已使用，请重新显示。',
  LINK_NOT_CONFIRMED: '请先在钱包应用中确认。',
  MESSAGE_WRONG: '签名的消息不是我们的：{field}。',
  SIGNATURE_WRONG: '签名不属于此钱包。',
  TX_HASH_MISSING: '缺少交易。',
  NOT_PAYABLE: '网络不会接受此笔付款。钱包里的币够吗？',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
