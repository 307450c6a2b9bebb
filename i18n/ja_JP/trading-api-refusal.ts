import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/trading-api-refusal.ts';

export const messages = {
  SCOPE_UNKNOWN: 'キーの権限を選択してください。',
  IP_MALFORMED: '{ip}はIPアドレスではありません。',
  IP_LIST_REQUIRED: '出金権限のあるキーにはIPアドレスの一覧が必要です。',
  LABEL_LENGTH: 'キーの名前は{max}文字までです。',
  TOO_MANY_API_KEYS: 'キーは上限の{max}個に達しています。新しく作成するには1つ削除してください。',
  ACCOUNT_FROZEN: 'このアカウントは凍結されています。サポートへご連絡ください。',
  WITHDRAWAL_LOCKED: '出金は{unlockAt}に再開されます。',
  API_KEY_UNKNOWN: 'このキーはすでにありません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
