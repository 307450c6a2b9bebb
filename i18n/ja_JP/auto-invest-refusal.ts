import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'このアカウントは凍結されています。サポートにお問い合わせください。',
  AUTO_INVEST_COIN_REQUIRED: 'コインを1つ以上選択してください。',
  AUTO_INVEST_TOO_MANY_COINS: '1つのプランに入れられるコインは最大 {max} 種類です。現在 {count} 種類選択されています。',
  AUTO_INVEST_COIN_TWICE: '{asset} が重複しています。',
  AUTO_INVEST_COIN_UNKNOWN: '{asset} は自動積立の対象外です。',
  AUTO_INVEST_SHARE_TOO_SMALL: '各コインの割合は {above}% を超える必要があります。{asset} は {percent}% です。',
  AUTO_INVEST_SHARE_SUM: '割合の合計は 100% にしてください。現在の合計は {sum}% です。',
  AUTO_INVEST_DATE_REQUIRED: '積立日を選択してください。',
  AUTO_INVEST_AMOUNT_MIN: 'このコインと割合での最低金額は {min} USDT です。',
  AUTO_INVEST_AMOUNT_MAX: '1回の上限は {max} USDT です。',
  AUTO_INVEST_ZONE_UNKNOWN: 'このタイムゾーンは利用できません：{zone}。',
  AUTO_INVEST_TOO_MANY: '作成できるプランは1時間に {max} 件までです。次は {nextAt} から作成できます。',
  AUTO_INVEST_PLAN_UNKNOWN: 'このプランは存在しません。',
  AUTO_INVEST_PLAN_DELETED: 'このプランは削除されています。',
  AUTO_INVEST_LOCKED: 'このプランは {runAt} に実行されます。実行前の5分間は変更できません。一時停止と削除はできます。',
  AUTO_INVEST_RUNNING: 'このプランは実行中です。終わるまでお待ちください。',
  AUTO_INVEST_INSUFFICIENT:
    '残高が足りません：利用可能 {available} USDT、必要額 {needed} USDT。購入は行われませんでした。',
  AUTO_INVEST_NO_HISTORY: '{asset} の日次価格は、この期間の初めまではさかのぼれません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
