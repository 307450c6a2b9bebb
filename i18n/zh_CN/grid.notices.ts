import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.notices.ts';

export const messages = {
  'notices.kind.grid.takeProfit':
    '您在 {market} 的网格 {number} 已到达止盈价并停止。{quote} {quoteAsset} 和 {base} {baseAsset} 已回到现货账户。',
  'notices.kind.grid.stopLoss':
    '您在 {market} 的网格 {number} 已到达止损价并停止。{quote} {quoteAsset} 和 {base} {baseAsset} 已回到现货账户。',
  'notices.kind.grid.stoppedByStaff':
    '我们已停止您在 {market} 的网格 {number}。{quote} {quoteAsset} 和 {base} {baseAsset} 已回到现货账户，没有卖出任何资产。如有疑问，请联系客服。',
  'notices.kind.grid.failed.slippage':
    '您在 {market} 的网格 {number} 未能启动：买入成本会比价格高出半个百分点以上。{quote} {quoteAsset} 和 {base} {baseAsset} 已回到现货账户。',
  'notices.kind.grid.failed.other':
    '您在 {market} 的网格 {number} 无法运行，已结束。{quote} {quoteAsset} 和 {base} {baseAsset} 已回到现货账户。原因见其页面。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
