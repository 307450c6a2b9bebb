import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion-refusal.ts';

export const messages = {
  CONVERSION_TOO_MANY: '每次最多选择 {max} 种币。',
  CONVERSION_TOO_SOON: '下次可兑换时间：{nextAt}。',
  CONVERSION_NOT_POSSIBLE: '{asset} 暂时无法兑换。',
  CONVERSION_NO_FUNDS: '暂时无法兑换。您的币没有变动，请稍后再试。',
  CONVERSION_QUOTE_UNKNOWN: '该报价不存在。',
  CONVERSION_QUOTE_EXPIRED: '报价已过期，未进行任何兑换。',
  CONVERSION_PRICE_MOVED: '{asset} 价格波动超过 1%，未进行任何兑换。',
  INSUFFICIENT_BALANCE: '{asset} 可用余额不足：现有 {available}，需要 {needed}。',
  ACCOUNT_FROZEN: '该账户已冻结，请联系客服。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
