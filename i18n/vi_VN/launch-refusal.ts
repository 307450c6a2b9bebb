import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Tài khoản này đã bị đóng băng. Vui lòng liên hệ hỗ trợ.',
  TRADING_PASSWORD_NOT_SET: 'Hãy đặt mật khẩu giao dịch trước.',
  LAUNCH_NOT_FOUND: 'Dự án hoặc vòng này không tồn tại.',
  LAUNCH_CANCELLED: 'Dự án này đã bị hủy. Người tham gia được hoàn tiền.',
  LAUNCH_NOT_STARTED: 'Vòng này mở lúc {startAt}.',
  LAUNCH_ENDED: 'Vòng này đã kết thúc. Không thể thay đổi số tiền cam kết nữa.',
  LAUNCH_KYC: 'Vòng này cần xác minh danh tính cấp {needed}; bạn đang ở cấp {level}.',
  LAUNCH_VIP: 'Vòng này dành cho VIP {needed} trở lên; bạn đang là VIP {level}.',
  LAUNCH_INTERVAL: 'Bạn vừa đăng ký một vòng khác. Bạn có thể đăng ký tiếp từ {againAt}.',
  LAUNCH_MIN: 'Cam kết tối thiểu {min} {asset}.',
  LAUNCH_MAX: 'Cam kết tối đa {max} {asset}.',
  LAUNCH_STEP: 'Số lượng phải là bội số của {step} {asset}.',
  LAUNCH_BALANCE: 'Số dư {asset} trong tài khoản vốn không đủ: có {available}, cần {needed}.',
  LAUNCH_NOT_SUBSCRIBED: 'Bạn không có đăng ký này.',
  COIN_STOPPED: '{asset} đang được gộp nên tạm thời không thể chuyển. Hãy thử lại sau vài phút.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
