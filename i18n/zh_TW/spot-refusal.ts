import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-refusal.ts';

export const messages = {
  MARKET_NOT_FOUND: '沒有 {symbol} 這個交易對。',
  MARKET_HALTED: '{symbol} 已暫停交易，目前只能撤單。',
  INVALID_ORDER: '這些委託條件不能同時使用。',
  INVALID_ORDER_LIST: '這些委託不能這樣組合。',
  PRICE_REQUIRED: '請輸入價格。',
  QUANTITY_REQUIRED: '請輸入數量。',
  STOP_PRICE_REQUIRED: '請輸入觸發價。',
  OFF_TICK: '價格必須是 {tick} 的整數倍。',
  OFF_LOT: '數量必須是 {lot} 的整數倍。',
  PRICE_TOO_HIGH: '價格最高為 {max}。',
  QUANTITY_TOO_LARGE: '單筆委託最多 {max}。',
  OUTSIDE_BAND: '目前可接受的價格範圍為 {min} 至 {max}。',
  WAITING_OUTSIDE_BAND: '等待觸發或等待輪到的委託，目前可接受的價格範圍為 {min} 至 {max}。',
  BELOW_MIN_NOTIONAL: '委託金額為 {notional} {asset}，最低為 {min} {asset}。',
  TOO_MANY_ORDERS: '目前委託已達上限 {max} 筆，請先撤銷部分委託。',
  STOP_WOULD_TRIGGER: '最新價為 {last}，此停損單會立即觸發。',
  POST_ONLY_WOULD_MATCH: '只做 Maker 的委託不能立即成交：對手方最優價為 {best}。',
  TRAIL_OUT_OF_RANGE: '追蹤停損的回調幅度須在 {min}% 至 {max}% 之間。',
  TOO_MANY_PARTS: '冰山委託最多分 {max} 份顯示：每次至少顯示 {min} {asset}。',
  INSUFFICIENT_BALANCE: '可用餘額不足：現有 {available} {asset}，需要 {needed} {asset}。',
  ACCOUNT_FROZEN: '此帳戶已凍結，請聯絡客服。',
  ETF_PREMIUM_TOO_HIGH: '價格比淨值 {nav} 高出 {premiumPercent}%。溢價超過 {maxPercent}% 時不能買入。',
  ORDER_IN_LIST: '此委託與其他委託關聯，請改為撤單。',
  ORDER_NOT_FOUND: '此委託已不在目前委託中。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
