import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers-refusal.ts';

export const messages = {
  COIN_STOPPED: '{asset} đang được gộp nên tạm thời không thể chuyển. Hãy thử lại sau vài phút.',
  RECIPIENT_UNKNOWN: 'Không có người nhận nào với tài khoản này.',
  RECIPIENT_SELF: 'Đây là tài khoản của chính bạn.',
  LOOKUP_LIMIT: 'Tối đa {max} lần tra cứu mỗi giờ. Hãy thử lại sau.',
  ACCOUNT_NOT_OPENED: 'Chưa mở tài khoản để chuyển: {account}.',
  SAME_ACCOUNT: 'Hãy chọn hai tài khoản khác nhau.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
