import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid-refusal.ts';

export const messages = {
  GRID_MARKET_CLOSED: '{symbol} 不支援網格。',
  GRID_COUNT: '網格數量須在 {min} 到 {max} 之間。',
  GRID_RANGE_NARROW: '上限價格至少須為下限價格的 {min} 倍。',
  GRID_LEVELS_EQUAL: '網格過多，有兩個檔位價格相同。請減少數量或擴大區間。',
  GRID_NO_PROFIT: '扣除手續費後，最窄的網格收益為 {percent}%。請減少網格或擴大區間。',
  GRID_NO_PRICE: '{symbol} 尚未成交，沒有起始價格。',
  GRID_INVESTMENT_LOW: '此網格至少需要 {needed} {asset}。',
  GRID_INVESTMENT_HIGH: '此網格最多可投入 {max} {asset}。',
  GRID_TAKE_PROFIT: '止盈價須高於 {upper}，並高於目前價 {price}。',
  GRID_STOP_LOSS: '止損價須低於 {lower}，並低於目前價 {price}。',
  GRID_PRICE_OUTSIDE: '目前價 {price} 不在 {lower} 至 {upper} 的區間內。請設定觸發價或更換區間。',
  GRID_TRIGGER: '觸發價須在 {lower} 至 {upper} 的區間內。',
  GRID_TOO_MANY: '您已有 {max} 個網格，達到上限。請先停止一個。',
  GRID_NO_HISTORY: '{symbol} 的歷史價格太少，或幾乎沒有波動。',
  GRID_UNKNOWN: '此網格不存在。',
  GRID_ENDED: '此網格已停止。',
  INSUFFICIENT_BALANCE: '現貨帳戶的 {asset} 可用餘額不足：需要 {needed}。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
