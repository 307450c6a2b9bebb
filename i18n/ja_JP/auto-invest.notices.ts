import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.notices.ts';

export const messages = {
  'notices.kind.autoInvest.short':
    '自動積立は {runAt}（{zone}）に {coins} を {amount} USDT 分購入する予定ですが、利用可能な残高は {available} USDT です。それまでに入金がない場合、購入は行われません。',
  'notices.kind.autoInvest.insufficient':
    '自動積立は購入できませんでした：{coins} に {amount} USDT 必要ですが、利用可能な残高は {available} USDT でした。次回の積立日に再度実行します。',
  'notices.kind.autoInvest.insufficientInRow':
    '自動積立（{coins}）が残高不足により {count} 回連続で購入できませんでした。残高が戻るまでプランを一時停止できます。',
  'notices.kind.autoInvest.paused':
    '残高不足が続いたため、{coins} の自動積立プランを一時停止しました。いつでも再開できます。',
  'notices.kind.autoInvest.undated':
    '{coins} の自動積立プランを一時停止しました。タイムゾーン「{zone}」が利用できなくなったためです。プランで別のタイムゾーンを選び、再開してください。',
  'notices.kind.autoInvest.failed':
    '自動積立は {coins}（{amount} USDT 分）を購入できませんでした。資金はそのまま残っています。コインごとの理由はプランの画面で確認できます。',
  'notices.kind.autoInvest.expired':
    'ご依頼から5分以内に自動積立を開始できなかったため、{coins}（{amount} USDT 分）は購入していません。もう一度実行できます。',
  'notices.kind.autoInvest.partial':
    '自動積立は {coins} を {amount} USDT のうち {spent} USDT 分購入しました。残りは現物アカウントにあります。',
  'notices.kind.autoInvest.done': '自動積立で {coins} を {spent} USDT 分購入しました。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
