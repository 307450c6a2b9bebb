import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'このアカウントは凍結されています。サポートにお問い合わせください。',
  TRADING_PASSWORD_NOT_SET: '先に取引パスワードを設定してください。',
  LAUNCH_NOT_FOUND: 'このプロジェクトまたはラウンドは存在しません。',
  LAUNCH_CANCELLED: 'このプロジェクトは中止されました。参加者には返金されます。',
  LAUNCH_NOT_STARTED: 'このラウンドは {startAt} に開始します。',
  LAUNCH_ENDED: 'このラウンドは終了しました。申込額は変更できません。',
  LAUNCH_KYC: 'このラウンドには本人確認レベル {needed} が必要です。現在のレベルは {level} です。',
  LAUNCH_VIP: 'このラウンドは VIP {needed} 以上が対象です。現在は VIP {level} です。',
  LAUNCH_INTERVAL: '別のラウンドに申し込んだばかりです。{againAt} 以降に再度お申し込みください。',
  LAUNCH_MIN: '最小申込額は {min} {asset} です。',
  LAUNCH_MAX: '最大申込額は {max} {asset} です。',
  LAUNCH_STEP: '数量は {step} {asset} の倍数にしてください。',
  LAUNCH_BALANCE: 'ファンディングの {asset} 残高が足りません：残高 {available}、必要額 {needed}。',
  LAUNCH_NOT_SUBSCRIBED: '該当する申込はありません。',
  COIN_STOPPED: '{asset} は併合中のため、しばらく移動できません。数分後にもう一度お試しください。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
