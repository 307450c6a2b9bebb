import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: 'Đây không phải địa chỉ hợp lệ của mạng này.',
  MEMO_REQUIRED: 'Địa chỉ này cần memo.',
  MEMO_INVALID: 'Memo này không đúng định dạng mà mạng yêu cầu.',
  ADDRESS_BOOK_FULL: 'Sổ địa chỉ đã đầy.',
  ADDRESS_EXISTS: 'Địa chỉ này đã có trong sổ.',
  ADDRESS_UNKNOWN: 'Mục này không còn tồn tại.',
  ADDRESS_REQUIRED: 'Vui lòng nhập địa chỉ.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
