import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.notices.ts';

export const messages = {
  'notices.kind.grid.takeProfit':
    '您在 {market} 的網格 {number} 已到達止盈價並停止。{quote} {quoteAsset} 和 {base} {baseAsset} 已回到現貨帳戶。',
  'notices.kind.grid.stopLoss':
    '您在 {market} 的網格 {number} 已到達止損價並停止。{quote} {quoteAsset} 和 {base} {baseAsset} 已回到現貨帳戶。',
  'notices.kind.grid.stoppedByStaff':
    '我們已停止您在 {market} 的網格 {number}。{quote} {quoteAsset} 和 {base} {baseAsset} 已回到現貨帳戶，沒有賣出任何資產。如有疑問，請聯絡客服。',
  'notices.kind.grid.failed.slippage':
    '您在 {market} 的網格 {number} 未能啟動：買入成本會比價格高出半個百分點以上。{quote} {quoteAsset} 和 {base} {baseAsset} 已回到現貨帳戶。',
  'notices.kind.grid.failed.other':
    '您在 {market} 的網格 {number} 無法運行，已結束。{quote} {quoteAsset} 和 {base} {baseAsset} 已回到現貨帳戶。原因見其頁面。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
