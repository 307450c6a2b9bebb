import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/trading-api-refusal.ts';

export const messages = {
  SCOPE_UNKNOWN: 'キーの権限を選択してください。',
  IP_MALFORMED: '{ip}はIPアドレスではありません。',
  IP_LIST_REQUIRED: '出金権限のあるキーにはIPアドレスの一覧が必要です。',
  LABEL_LENGTH: 'キーの名前は{max}文字までです。',
  PUBLIC_KEY_MALFORMED: 'Ed25519の公開鍵ではありません。',
  PUBLIC_KEY_IS_PRIVATE: 'これは秘密鍵です。誰にも渡さず、対になる公開鍵を貼り付けてください。',
  PUBLIC_KEY_IN_USE: 'この公開鍵のキーはすでにあります。',
  TOO_MANY_API_KEYS: 'キーは上限の{max}個に達しています。新しく作成するには1つ削除してください。',
  ACCOUNT_FROZEN: 'このアカウントは凍結されています。サポートへご連絡ください。',
  WITHDRAWAL_LOCKED: '出金は{unlockAt}に再開されます。',
  API_KEY_UNKNOWN: 'このキーはすでにありません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
