import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: 'Đây không phải địa chỉ hợp lệ của mạng này.',
  ADDRESS_BURNS: 'Không ai có khóa của địa chỉ này. Coin gửi đến đó sẽ mất vĩnh viễn.',
  ADDRESS_IS_TOKEN: 'Đây là hợp đồng của {asset}, không phải ví. Coin gửi đến đó sẽ bị mất.',
  ADDRESS_OURS: 'Đây là địa chỉ của chính sàn. Hãy nhập địa chỉ của bạn.',
  MEMO_REQUIRED: 'Địa chỉ này cần memo.',
  MEMO_INVALID: 'Memo này không đúng định dạng mà mạng yêu cầu.',
  ADDRESS_BOOK_FULL: 'Sổ địa chỉ đã đầy.',
  ADDRESS_EXISTS: 'Địa chỉ này đã có trong sổ.',
  ADDRESS_UNKNOWN: 'Mục này không còn tồn tại.',
  ADDRESS_REQUIRED: 'Vui lòng nhập địa chỉ.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
