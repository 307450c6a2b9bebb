import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid-refusal.ts';

export const messages = {
  GRID_MARKET_CLOSED: '{symbol} 不支持网格。',
  GRID_COUNT: '网格数量须在 {min} 到 {max} 之间。',
  GRID_RANGE_NARROW: '上限价格至少须为下限价格的 {min} 倍。',
  GRID_LEVELS_EQUAL: '网格过多，有两个档位价格相同。请减少数量或扩大区间。',
  GRID_NO_PROFIT: '扣除手续费后，最窄的网格收益为 {percent}%。请减少网格或扩大区间。',
  GRID_NO_PRICE: '{symbol} 尚未成交，没有起始价格。',
  GRID_INVESTMENT_LOW: '此网格至少需要 {needed} {asset}。',
  GRID_INVESTMENT_HIGH: '此网格最多可投入 {max} {asset}。',
  GRID_TAKE_PROFIT: '止盈价须高于 {upper}，并高于当前价 {price}。',
  GRID_STOP_LOSS: '止损价须低于 {lower}，并低于当前价 {price}。',
  GRID_PRICE_OUTSIDE: '当前价 {price} 不在 {lower} 至 {upper} 的区间内。请设置触发价或更换区间。',
  GRID_TRIGGER: '触发价须在 {lower} 至 {upper} 的区间内。',
  GRID_TOO_MANY: '您已有 {max} 个网格，达到上限。请先停止一个。',
  GRID_NO_HISTORY: '{symbol} 的历史价格太少，或几乎没有波动。',
  GRID_UNKNOWN: '此网格不存在。',
  GRID_ENDED: '此网格已停止。',
  INSUFFICIENT_BALANCE: '现货账户的 {asset} 可用余额不足：需要 {needed}。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
