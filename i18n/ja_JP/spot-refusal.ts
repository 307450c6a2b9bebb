import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-refusal.ts';

export const messages = {
  MARKET_NOT_FOUND: '{symbol} という銘柄はありません。',
  MARKET_HALTED: '{symbol} は取引停止中です。注文の取消のみ可能です。',
  INVALID_ORDER: 'この注文条件の組み合わせは使えません。',
  INVALID_ORDER_LIST: 'これらの注文はこの形では組み合わせられません。',
  PRICE_REQUIRED: '価格を入力してください。',
  QUANTITY_REQUIRED: '数量を入力してください。',
  STOP_PRICE_REQUIRED: 'トリガー価格を入力してください。',
  OFF_TICK: '価格は {tick} の倍数で入力してください。',
  OFF_LOT: '数量は {lot} の倍数で入力してください。',
  PRICE_TOO_HIGH: '価格の上限は {max} です。',
  QUANTITY_TOO_LARGE: '1 回の注文は最大 {max} です。',
  OUTSIDE_BAND: '現在受け付けている価格は {min} から {max} です。',
  WAITING_OUTSIDE_BAND: '価格または順番を待つ注文に現在指定できる価格は {min} から {max} です。',
  BELOW_MIN_NOTIONAL: '注文金額は {notional} {asset} です。最低 {min} {asset} が必要です。',
  TOO_MANY_ORDERS: '未約定の注文が上限の {max} 件に達しています。先にいくつか取り消してください。',
  STOP_WOULD_TRIGGER: '直近の価格は {last} のため、この逆指値はすぐに発動します。',
  POST_ONLY_WOULD_MATCH: 'ポストオンリーの注文は即時に約定できません。相手側の最良気配は {best} です。',
  TRAIL_OUT_OF_RANGE: 'トレール幅は {min}% から {max}% の範囲で指定してください。',
  TOO_MANY_PARTS: 'アイスバーグ注文の分割は最大 {max} 回です。1 回に {min} {asset} 以上を表示してください。',
  INSUFFICIENT_BALANCE: '利用可能残高が不足しています。現在 {available} {asset}、必要額 {needed} {asset}。',
  ACCOUNT_FROZEN: 'このアカウントは凍結されています。サポートにお問い合わせください。',
  ETF_PREMIUM_TOO_HIGH:
    '価格が純資産価値 {nav} を {premiumPercent}% 上回っています。{maxPercent}% を超えると購入できません。',
  ORDER_IN_LIST: 'この注文は他の注文と組になっています。取り消してください。',
  ORDER_NOT_FOUND: 'この注文はすでに有効ではありません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
