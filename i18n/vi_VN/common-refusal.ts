import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/common-refusal.ts';

export const messages = {
  FIELD_INVALID: 'Vui lòng kiểm tra lại nội dung đã nhập.',
  FIELD_UNKNOWN: 'Trang này đã cũ. Hãy tải lại rồi thử lại.',
  LOGIN_REQUIRED: 'Vui lòng đăng nhập trước.',
  FORBIDDEN: 'Tài khoản của bạn không được phép làm việc này.',
  TOO_MANY_REQUESTS: 'Quá nhiều yêu cầu. Hãy đợi một lát rồi thử lại.',
  BUSY: 'Hệ thống đang bận. Chưa có gì thay đổi; hãy thử lại sau giây lát.',
  OUTCOME_UNKNOWN: 'Chưa xác nhận được thao tác này đã hoàn tất hay chưa. Hãy kiểm tra trước khi thử lại.',
  FEATURE_OFF: 'Tính năng này hiện đang tắt.',
  SYSTEM_ERROR: 'Hệ thống của chúng tôi gặp sự cố. Tiền của bạn vẫn an toàn.',
  IDEMPOTENCY_MISMATCH: 'Yêu cầu này đã được gửi với giá trị khác. Hãy tải lại trang và bắt đầu lại.',
  ORIGIN_REFUSED: 'Yêu cầu này không đến từ trang của chúng tôi nên đã bị từ chối.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
