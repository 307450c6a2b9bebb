import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid-refusal.ts';

export const messages = {
  GRID_MARKET_CLOSED: '{symbol}ではグリッドを利用できません。',
  GRID_COUNT: 'グリッド数は{min}から{max}の間で指定してください。',
  GRID_RANGE_NARROW: '上限価格は下限価格の{min}倍以上にしてください。',
  GRID_LEVELS_EQUAL: 'グリッド数が多すぎて、価格が同じになる段があります。数を減らすか、範囲を広げてください。',
  GRID_NO_PROFIT:
    '手数料を引くと、最も狭いグリッドの利益は{percent}%です。グリッド数を減らすか、範囲を広げてください。',
  GRID_NO_PRICE: '{symbol}はまだ取引がなく、開始価格がありません。',
  GRID_INVESTMENT_LOW: 'このグリッドには{needed} {asset}以上が必要です。',
  GRID_INVESTMENT_HIGH: 'このグリッドに投資できるのは{max} {asset}までです。',
  GRID_TAKE_PROFIT: '利確価格は{upper}と現在の価格{price}より高くしてください。',
  GRID_STOP_LOSS: '損切り価格は{lower}と現在の価格{price}より低くしてください。',
  GRID_PRICE_OUTSIDE:
    '価格は{price}で、{lower}から{upper}の範囲外です。トリガー価格を設定するか、範囲を変更してください。',
  GRID_TRIGGER: 'トリガー価格は{lower}から{upper}の範囲内で指定してください。',
  GRID_TOO_MANY: 'グリッドは上限の{max}件に達しています。先にどれかを停止してください。',
  GRID_NO_HISTORY: '{symbol}は過去の価格が少ないか、ほとんど動いていません。',
  GRID_UNKNOWN: 'このグリッドは存在しません。',
  GRID_ENDED: 'このグリッドはすでに停止しています。',
  INSUFFICIENT_BALANCE: '現物アカウントの{asset}の利用可能残高が不足しています。{needed}が必要です。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
