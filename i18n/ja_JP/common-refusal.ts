import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/common-refusal.ts';

export const messages = {
  FIELD_INVALID: '入力内容をご確認ください。',
  FIELD_UNKNOWN: 'このページは最新ではありません。再読み込みして、もう一度お試しください。',
  LOGIN_REQUIRED: '先にログインしてください。',
  FORBIDDEN: 'このアカウントではこの操作を行えません。',
  TOO_MANY_REQUESTS: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  BUSY: 'システムが混み合っています。変更は行われていません。しばらくしてからもう一度お試しください。',
  OUTCOME_UNKNOWN: '処理が完了したかどうかを確認できませんでした。もう一度お試しになる前に、結果をご確認ください。',
  FEATURE_OFF: 'この機能は現在停止中です。',
  SYSTEM_ERROR: 'システムで問題が発生しました。お客様の資産は安全です。',
  IDEMPOTENCY_MISMATCH:
    'このリクエストは別の内容ですでに送信されています。ページを再読み込みして、最初からやり直してください。',
  ORIGIN_REFUSED: '当サイトのページからのリクエストではないため、拒否されました。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
