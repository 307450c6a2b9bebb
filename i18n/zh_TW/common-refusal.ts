import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/common-refusal.ts';

export const messages = {
  FIELD_INVALID: '請檢查您填寫的內容。',
  FIELD_UNKNOWN: '此頁面已過期，請重新載入後再試。',
  LOGIN_REQUIRED: '請先登入。',
  FORBIDDEN: '您的帳戶無權執行此操作。',
  TOO_MANY_REQUESTS: '請求過於頻繁，請稍後再試。',
  BUSY: '系統忙碌，未做任何變更，請稍後再試。',
  OUTCOME_UNKNOWN: '暫時無法確認操作是否成功，請先確認結果，再決定是否重試。',
  FEATURE_OFF: '此功能目前已關閉。',
  SYSTEM_ERROR: '系統發生問題，您的資金是安全的。',
  IDEMPOTENCY_MISMATCH: '此請求已用其他內容送出過，請重新載入頁面後重新開始。',
  ORIGIN_REFUSED: '此請求並非來自本站頁面，已被拒絕。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
