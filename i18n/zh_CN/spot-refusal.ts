import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-refusal.ts';

export const messages = {
  MARKET_NOT_FOUND: '没有 {symbol} 这个交易对。',
  MARKET_HALTED: '{symbol} 已暂停交易，目前只能撤单。',
  INVALID_ORDER: '这些委托条件不能同时使用。',
  INVALID_ORDER_LIST: '这些委托不能这样组合。',
  PRICE_REQUIRED: '请输入价格。',
  QUANTITY_REQUIRED: '请输入数量。',
  STOP_PRICE_REQUIRED: '请输入触发价。',
  OFF_TICK: '价格必须是 {tick} 的整数倍。',
  OFF_LOT: '数量必须是 {lot} 的整数倍。',
  PRICE_TOO_HIGH: '价格最高为 {max}。',
  QUANTITY_TOO_LARGE: '单笔委托最多 {max}。',
  OUTSIDE_BAND: '当前可接受的价格范围为 {min} 至 {max}。',
  WAITING_OUTSIDE_BAND: '等待触发或等待轮到的委托，当前可接受的价格范围为 {min} 至 {max}。',
  BELOW_MIN_NOTIONAL: '委托金额为 {notional} {asset}，最低为 {min} {asset}。',
  TOO_MANY_ORDERS: '当前委托已达上限 {max} 笔，请先撤销部分委托。',
  STOP_WOULD_TRIGGER: '最新价为 {last}，该止损单会立即触发。',
  POST_ONLY_WOULD_MATCH: '只做 Maker 的委托不能立即成交：对手方最优价为 {best}。',
  TRAIL_OUT_OF_RANGE: '追踪止损的回调幅度须在 {min}% 至 {max}% 之间。',
  TOO_MANY_PARTS: '冰山委托最多分 {max} 份显示：每次至少显示 {min} {asset}。',
  INSUFFICIENT_BALANCE: '可用余额不足：现有 {available} {asset}，需要 {needed} {asset}。',
  ACCOUNT_FROZEN: '此账户已冻结，请联系客服。',
  ETF_PREMIUM_TOO_HIGH: '价格比净值 {nav} 高出 {premiumPercent}%。溢价超过 {maxPercent}% 时不能买入。',
  ORDER_IN_LIST: '该委托与其他委托关联，请改为撤单。',
  ORDER_NOT_FOUND: '此委托已不在当前委托中。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
