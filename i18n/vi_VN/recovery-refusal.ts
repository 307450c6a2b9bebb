import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/recovery-refusal.ts';

export const messages = {
  CASE_UNKNOWN: 'Không có yêu cầu này.',
  CASE_EXISTS: 'Bạn đã có yêu cầu đang mở cho giao dịch này.',
  CASES_OPEN_MAX: 'Bạn chỉ được mở {max} yêu cầu cùng lúc. Hãy đợi một yêu cầu có kết quả.',
  SCREENSHOT_UNKNOWN: 'Ảnh không còn nữa. Hãy chọn lại.',
  NETWORK_UNKNOWN: 'Chúng tôi không có mạng này.',
  AMOUNT_ZERO: 'Số lượng không được bằng 0.',
  ADDRESS_INVALID: 'Địa chỉ hoàn trả không thuộc mạng này.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
