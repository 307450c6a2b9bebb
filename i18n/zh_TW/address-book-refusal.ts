import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: '這不是該網路的有效地址。',
  ADDRESS_BURNS: '沒有人持有此地址的私鑰，轉入的幣將永久遺失。',
  ADDRESS_IS_TOKEN: '這是 {asset} 的合約地址，不是錢包。轉入的幣會遺失。',
  ADDRESS_OURS: '這是交易所自身的地址，請填寫您自己的地址。',
  MEMO_REQUIRED: '此地址需要填寫標籤 (Memo)。',
  MEMO_INVALID: '標籤 (Memo) 不符合該網路的格式要求。',
  ADDRESS_BOOK_FULL: '地址簿已滿。',
  ADDRESS_EXISTS: '此地址已在地址簿中。',
  ADDRESS_UNKNOWN: '此項目已不存在。',
  ADDRESS_REQUIRED: '請輸入地址。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
