import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/recovery-refusal.ts';

export const messages = {
  CASE_UNKNOWN: '沒有這個申請。',
  CASE_EXISTS: '這筆交易已有處理中的申請。',
  CASES_OPEN_MAX: '最多同時有 {max} 個處理中的申請，請等其中一個處理完。',
  SCREENSHOT_UNKNOWN: '圖片已失效，請重新選擇。',
  NETWORK_UNKNOWN: '我們沒有這個網路。',
  AMOUNT_ZERO: '數量不能為 0。',
  ADDRESS_INVALID: '退回地址不屬於該網路。',
  ADDRESS_OURS: '這是我們的地址，請填寫您自己的地址。',
  CASE_DECIDED: '這個申請已處理完。',
  SIGNATURE_NOT_POSSIBLE: '此網路無法核驗簽名。',
  TRANSFER_NOT_SEEN: '我們尚未看到這筆交易，或它沒有轉出方。請稍後再試。',
  SIGNATURE_WRONG: '這不是轉出地址對該文字的簽名。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
