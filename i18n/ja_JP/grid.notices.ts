import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.notices.ts';

export const messages = {
  'notices.kind.grid.takeProfit':
    '{market}のグリッド{number}が利確価格に達し、停止しました。{quote} {quoteAsset}と{base} {baseAsset}を現物アカウントに戻しました。',
  'notices.kind.grid.stopLoss':
    '{market}のグリッド{number}が損切り価格に達し、停止しました。{quote} {quoteAsset}と{base} {baseAsset}を現物アカウントに戻しました。',
  'notices.kind.grid.stoppedByStaff':
    '{market}のグリッド{number}を当社が停止しました。{quote} {quoteAsset}と{base} {baseAsset}を現物アカウントに戻しました。売却は行っていません。ご不明な点はサポートにお問い合わせください。',
  'notices.kind.grid.failed.slippage':
    '{market}のグリッド{number}は開始されませんでした。買付が価格を0.5%以上上回るためです。{quote} {quoteAsset}と{base} {baseAsset}を現物アカウントに戻しました。',
  'notices.kind.grid.failed.other':
    '{market}のグリッド{number}は実行できず、終了しました。{quote} {quoteAsset}と{base} {baseAsset}を現物アカウントに戻しました。理由は詳細ページに表示されます。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
