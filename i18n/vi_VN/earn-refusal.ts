import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Tài khoản này đã bị đóng băng. Vui lòng liên hệ hỗ trợ.',
  EARN_NOT_FOUND: 'Sản phẩm này không tồn tại.',
  EARN_KYC: 'Sản phẩm này cần xác minh danh tính cấp {needed}; bạn đang ở cấp {level}.',
  EARN_VIP: 'Sản phẩm này dành cho VIP {needed} trở lên; bạn đang là VIP {level}.',
  EARN_NEW_ONLY: 'Sản phẩm này chỉ dành cho người lần đầu dùng Tiết kiệm.',
  EARN_UPCOMING: 'Sản phẩm này mở lúc {startAt}.',
  EARN_ENDED: 'Sản phẩm này đã bán hết hoặc đã kết thúc.',
  EARN_AMOUNT_REQUIRED: 'Hãy nhập số lượng.',
  EARN_STEP: 'Số lượng phải là bội số của {step} {asset}.',
  EARN_MIN: 'Tối thiểu {min} {asset}.',
  EARN_MAX: 'Mỗi lệnh tối đa {max} {asset}.',
  EARN_MAX_PERSON: 'Bạn được giữ tối đa {max} {asset} trong sản phẩm này; hiện có {held}.',
  EARN_EQUAL: 'Sản phẩm này chỉ nhận đúng {amount} {asset}.',
  EARN_REMAINING: 'Sản phẩm này chỉ còn {remaining} {asset}.',
  EARN_BALANCE: 'Số dư {asset} trong tài khoản vốn không đủ: có {available}, cần {needed}.',
  EARN_RATE_DROPPED: 'Lãi suất đã đổi từ {from}% xuống {percent}% kể từ khi bạn xem. Hãy kiểm tra và xác nhận lại.',
  EARN_REWARD_DROPPED:
    'Lãi suất trả bằng {asset} đã đổi từ {from}% xuống {percent}% kể từ khi bạn xem. Hãy kiểm tra và xác nhận lại.',
  EARN_DUPLICATE: 'Bạn đã có lệnh cho sản phẩm và kỳ hạn này.',
  EARN_TYPE: 'Loại sản phẩm này không hỗ trợ thao tác đó.',
  EARN_NO_ORDER: 'Bạn chưa có lệnh nào của sản phẩm này. Hãy đăng ký trước.',
  EARN_NOT_RENEWED: 'Sản phẩm này không tự gia hạn.',
  EARN_ORDER_UNKNOWN: 'Lệnh này không tồn tại.',
  EARN_ORDER_ENDED: 'Lệnh này đang được rút hoặc đã kết thúc.',
  EARN_NOT_EARLY: 'Sản phẩm này không rút được trước ngày đáo hạn.',
  EARN_WHOLE_ONLY: 'Lệnh có kỳ hạn chỉ rút được toàn bộ.',
  EARN_TOO_MUCH: 'Bạn rút được tối đa {available} {asset}.',
  EARN_INSTANT_POOL:
    'Hạn mức rút ngay hôm nay của sản phẩm còn {remaining} {asset}. Bạn có thể rút và nhận vào ngày mai.',
  EARN_INSTANT_CAP: 'Mỗi ngày rút ngay tối đa {max} USDT. Phần còn lại có thể rút và nhận vào ngày mai.',
  EARN_NO_PRICE: '{asset} hiện chưa có giá nên chưa thể rút ngay. Bạn có thể rút và nhận vào ngày mai.',
  COIN_STOPPED: '{asset} đang được gộp nên tạm thời không thể chuyển. Hãy thử lại sau vài phút.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
