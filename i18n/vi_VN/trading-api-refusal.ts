import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/trading-api-refusal.ts';

export const messages = {
  SCOPE_UNKNOWN: 'Hãy chọn quyền của khóa.',
  IP_MALFORMED: '{ip} không phải địa chỉ IP.',
  IP_LIST_REQUIRED: 'Khóa có quyền rút cần danh sách địa chỉ IP.',
  LABEL_LENGTH: 'Đặt tên khóa tối đa {max} ký tự.',
  PUBLIC_KEY_MALFORMED: 'Đây không phải khóa công khai Ed25519.',
  PUBLIC_KEY_IS_PRIVATE: 'Đây là khóa riêng tư. Đừng cho ai xem; hãy dán khóa công khai đi kèm.',
  PUBLIC_KEY_IN_USE: 'Bạn đã có một khóa với khóa công khai này.',
  TOO_MANY_API_KEYS: 'Bạn có {max} khóa, đã đạt tối đa. Hãy xóa một khóa để tạo khóa mới.',
  ACCOUNT_FROZEN: 'Tài khoản này đã bị đóng băng. Vui lòng liên hệ bộ phận hỗ trợ.',
  WITHDRAWAL_LOCKED: 'Bạn có thể rút lại từ {unlockAt}.',
  API_KEY_UNKNOWN: 'Khóa này không còn nữa.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
