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
  ADDRESS_OURS: 'Đây là địa chỉ của chúng tôi. Hãy nhập địa chỉ của bạn.',
  CASE_DECIDED: 'Yêu cầu này đã có quyết định.',
  SIGNATURE_NOT_POSSIBLE: 'Trên mạng này chúng tôi không thể kiểm tra chữ ký.',
  TRANSFER_NOT_SEEN: 'Chúng tôi chưa thấy giao dịch này, hoặc nó không nêu người gửi. Hãy thử lại sau.',
  SIGNATURE_WRONG: 'Đây không phải chữ ký của địa chỉ gửi cho văn bản này.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
