import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion-refusal.ts';

export const messages = {
  CONVERSION_TOO_MANY: '每次最多選擇 {max} 種幣。',
  CONVERSION_TOO_SOON: '下次可兌換時間：{nextAt}。',
  CONVERSION_NOT_POSSIBLE: '{asset} 暫時無法兌換。',
  CONVERSION_NO_FUNDS: '暫時無法兌換。您的幣沒有變動，請稍後再試。',
  CONVERSION_QUOTE_UNKNOWN: '該報價不存在。',
  CONVERSION_QUOTE_EXPIRED: '報價已過期，未進行任何兌換。',
  CONVERSION_PRICE_MOVED: '{asset} 價格波動超過 1%，未進行任何兌換。',
  INSUFFICIENT_BALANCE: '{asset} 可用餘額不足：現有 {available}，需要 {needed}。',
  ACCOUNT_FROZEN: '該帳戶已凍結，請聯絡客服。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
