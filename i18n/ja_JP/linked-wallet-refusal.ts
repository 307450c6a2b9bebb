import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet-refusal.ts';

export const messages = {
  WALLET_NOT_LINKED: 'このアカウントに連携中のウォレットはありません。',
  WALLET_ALREADY_LINKED: 'すでに連携中のウォレットがあります。先に解除してください。',
  WALLET_TAKEN: 'このウォレットは別のアカウントに連携されています。',
  WALLET_NOT_THE_LINKED_ONE: 'アカウントに連携されたウォレットではありません。',
  LINK_LOCKED: '連携ウォレットへの出金は{unlockAt}に再開します。',
  LINK_SESSION_UNKNOWN: 'このコードは存在しません。新しいコードを表示してください。',
  LINK_SESSION_EXPIRED: 'このコードは期限切れです。新しいコードを表示してください。',
  LINK_SESSION_SPENT: 'このコードは使用済みです。新しいコードを表示してください。',
  LINK_NOT_CONFIRMED: '先にウォレットアプリで確認してください。',
  MESSAGE_WRONG: '署名されたメッセージが当社のものではありません：{field}。',
  SIGNATURE_WRONG: 'このウォレットの署名ではありません。',
  TX_HASH_MISSING: 'トランザクションがありません。',
  NOT_PAYABLE: 'ネットワークがこの送金を受け付けません。ウォレットの残高は足りていますか？',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
