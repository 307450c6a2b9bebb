import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers-refusal.ts';

export const messages = {
  COIN_STOPPED: '{asset} は併合中のため、しばらく移動できません。数分後にもう一度お試しください。',
  RECIPIENT_UNKNOWN: '受け取り可能なユーザーが見つかりません。',
  RECIPIENT_SELF: 'お客様ご自身のアカウントです。',
  LOOKUP_LIMIT: '検索は1時間に{max}回までです。しばらくしてからもう一度お試しください。',
  ACCOUNT_NOT_OPENED: '振替アカウントが開設されていません：{account}',
  SAME_ACCOUNT: '異なる2つのアカウントを選択してください。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
