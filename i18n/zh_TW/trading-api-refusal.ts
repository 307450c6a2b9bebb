import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/trading-api-refusal.ts';

export const messages = {
  SCOPE_UNKNOWN: '請選擇金鑰權限。',
  IP_MALFORMED: '{ip} 不是 IP 位址。',
  IP_LIST_REQUIRED: '有提領權限的金鑰須填寫 IP 位址清單。',
  LABEL_LENGTH: '金鑰名稱最多 {max} 個字元。',
  PUBLIC_KEY_MALFORMED: '這不是 Ed25519 公鑰。',
  PUBLIC_KEY_IS_PRIVATE: '這是私鑰。請勿告訴任何人，並貼上與其對應的公鑰。',
  PUBLIC_KEY_IN_USE: '您已有使用此公鑰的金鑰。',
  TOO_MANY_API_KEYS: '您已有 {max} 組金鑰，達到上限。請先刪除一組再建立。',
  ACCOUNT_FROZEN: '此帳戶已凍結，請聯絡客服。',
  WITHDRAWAL_LOCKED: '提領將於 {unlockAt} 恢復。',
  API_KEY_UNKNOWN: '該金鑰已不存在。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
