import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: '这不是该网络的有效地址。',
  ADDRESS_BURNS: '没有人持有此地址的私钥，转入的币将永久丢失。',
  ADDRESS_IS_TOKEN: '这是 {asset} 的合约地址，不是钱包。转入的币会丢失。',
  ADDRESS_OURS: '这是交易所自身的地址，请填写您自己的地址。',
  MEMO_REQUIRED: '此地址需要填写标签 (Memo)。',
  MEMO_INVALID: '标签 (Memo) 不符合该网络的格式要求。',
  ADDRESS_BOOK_FULL: '地址簿已满。',
  ADDRESS_EXISTS: '此地址已在地址簿中。',
  ADDRESS_UNKNOWN: '此条目已不存在。',
  ADDRESS_REQUIRED: '请输入地址。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
