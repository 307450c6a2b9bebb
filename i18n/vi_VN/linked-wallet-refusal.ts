import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet-refusal.ts';

export const messages = {
  WALLET_NOT_LINKED: 'Tài khoản này chưa liên kết ví nào.',
  WALLET_ALREADY_LINKED: 'Đã có ví liên kết. Hãy hủy liên kết ví đó trước.',
  WALLET_TAKEN: 'Ví này đã liên kết với tài khoản khác.',
  WALLET_NOT_THE_LINKED_ONE: 'Đây không phải ví liên kết với tài khoản.',
  LINK_LOCKED: 'Rút về ví liên kết sẽ mở lại lúc {unlockAt}.',
  LINK_SESSION_UNKNOWN: 'Mã này không tồn tại. Hãy hiện mã mới.',
  LINK_SESSION_EXPIRED: 'Mã này đã hết hạn. Hãy hiện mã mới.',
  LINK_SESSION_SPENT: 'Mã này đã được dùng. Hãy hiện mã mới.',
  LINK_NOT_CONFIRMED: 'Hãy xác nhận trong ứng dụng ví trước.',
  MESSAGE_WRONG: 'Thông điệp đã ký không phải của chúng tôi: {field}.',
  SIGNATURE_WRONG: 'Chữ ký không phải của ví này.',
  TX_HASH_MISSING: 'Thiếu giao dịch.',
  NOT_PAYABLE: 'Mạng sẽ không nhận khoản này. Ví có đủ coin không?',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
