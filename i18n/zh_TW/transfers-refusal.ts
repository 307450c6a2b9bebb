import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers-refusal.ts';

export const messages = {
  COIN_STOPPED: '{asset} 正在合併，暫時無法轉移。請幾分鐘後再試。',
  RECIPIENT_UNKNOWN: '沒有可收款的此帳戶。',
  RECIPIENT_SELF: '這是您自己的帳戶。',
  LOOKUP_LIMIT: '每小時最多查詢 {max} 次，請稍後再試。',
  ACCOUNT_NOT_OPENED: '劃轉帳戶尚未開通：{account}。',
  SAME_ACCOUNT: '請選擇兩個不同的帳戶。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
