import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices.ts';

export const messages = {
  'notices.bell': 'Thông báo',
  'notices.bellUnread': { other: 'Thông báo, {count} chưa đọc' },
  'notices.title': 'Thông báo',
  'notices.markAll': 'Đánh dấu đã đọc tất cả',
  'notices.unread': 'chưa đọc',
  'notices.empty': 'Chưa có thông báo. Đăng nhập, nạp và rút sẽ được báo ở đây.',

  'notices.kind.other': 'Có tin mới về tài khoản của bạn.',
  'notices.kind.identity.newDevice':
    'Thiết bị mới đã đăng nhập: {device}, {ip}. Không phải bạn? Hãy đóng băng tài khoản.',
  'notices.kind.identity.kycApproved': 'Xác minh danh tính của bạn đã được duyệt.',
  'notices.kind.identity.kycRejected': 'Xác minh danh tính của bạn bị từ chối: {reason}',
  'notices.kind.identity.kycExpiresSoon':
    'Giấy tờ tùy thân của bạn có giá trị đến {date}. Hãy xác minh lại bằng giấy tờ mới để giữ hạn mức.',
  'notices.kind.identity.kycExpired':
    'Giấy tờ tùy thân của bạn đã hết hạn. Hạn mức của tài khoản chưa xác minh được áp dụng cho đến khi bạn xác minh lại.',
  'notices.kind.identity.whitelistOn': 'Danh sách trắng rút tiền đã bật.',
  'notices.kind.identity.whitelistOff': 'Danh sách trắng rút tiền đã tắt; rút tiền phải chờ 24 giờ.',
  'notices.kind.identity.tradingPasswordSet': 'Đã đặt mật khẩu giao dịch của bạn.',
  'notices.kind.identity.tradingPasswordChanged': 'Mật khẩu giao dịch của bạn đã được đổi; rút tiền phải chờ 24 giờ.',
  'notices.kind.identity.antiPhishingCodeSet': 'Mã chống lừa đảo của bạn đã được đổi.',
  'notices.kind.identity.frozen': 'Tài khoản của bạn đã bị đóng băng. Không thể rút tiền.',
  'notices.kind.identity.unfrozen': 'Tài khoản của bạn đã được mở lại; rút tiền phải chờ 24 giờ.',
  'notices.kind.identity.passwordChanged': 'Mật khẩu đăng nhập của bạn đã được đổi; rút tiền phải chờ 24 giờ.',
  'notices.kind.identity.emailBound': 'Đã liên kết địa chỉ e-mail: {masked}',
  'notices.kind.identity.phoneBound': 'Đã liên kết số điện thoại: {masked}',
  'notices.kind.identity.totpBound': 'Đã liên kết ứng dụng xác thực.',
  'notices.kind.identity.totpRemoved': 'Ứng dụng xác thực đã bị gỡ; rút tiền phải chờ 24 giờ.',
  'notices.kind.tradingApi.keyMade':
    'Đã tạo khóa API {label}. Nếu không phải bạn, hãy xóa khóa và đóng băng tài khoản.',
  'notices.kind.tradingApi.keyDeleted': 'Đã xóa khóa API {label}.',
  'notices.kind.wallet.withdrawalRequested': 'Đã gửi yêu cầu rút {amount} {asset}.',
  'notices.kind.wallet.withdrawalInReview': 'Lệnh rút {amount} {asset} đang được xét duyệt.',
  'notices.kind.wallet.withdrawalDelayed': 'Lệnh rút {amount} {asset} phải chờ một giờ: địa chỉ đã bị báo cáo.',
  'notices.kind.wallet.withdrawalApproved': 'Lệnh rút {amount} {asset} đã được duyệt.',
  'notices.kind.wallet.withdrawalRejected': 'Lệnh rút {amount} {asset} bị từ chối; số tiền và phí đã được hoàn lại.',
  'notices.kind.wallet.withdrawalCancelled': 'Lệnh rút {amount} {asset} đã hủy; số tiền và phí đã được hoàn lại.',
  'notices.kind.wallet.withdrawalCompleted': 'Lệnh rút {amount} {asset} đã đến nơi.',
  'notices.kind.wallet.withdrawalFailed': 'Lệnh rút {amount} {asset} thất bại; số tiền và phí đã được hoàn lại.',
  'notices.kind.wallet.reviewOverdue': 'Việc xét duyệt {amount} {asset} lâu hơn đã hứa. Chúng tôi vẫn đang xử lý.',
  'notices.kind.wallet.sent': 'Bạn đã gửi {amount} {asset}.',
  'notices.kind.wallet.received': 'Bạn đã nhận {amount} {asset}.',
  'notices.kind.wallet.depositInReview':
    'Khoản nạp {amount} {asset} đang được xem xét vì nguồn gốc của nó. Tiền vẫn an toàn và sẽ được ghi có sau khi kiểm tra.',
  'notices.kind.wallet.depositCredited': 'Đã ghi có khoản nạp {amount} {asset}; bạn có thể giao dịch.',
  'notices.kind.wallet.depositCompleted': 'Khoản nạp {amount} {asset} đã hoàn tất và có thể rút.',
  'notices.kind.wallet.depositReorged': 'Chuỗi đã đảo ngược khoản nạp {amount} {asset}. Khoản này đã bị thu hồi.',

  'notices.inbox.title': 'Hộp thư demo',
  'notices.inbox.what':
    'Bản demo này không gửi e-mail hay tin nhắn thật. Mọi thứ lẽ ra được gửi cho ai đó đều nằm ở đây.',
  'notices.inbox.to': 'Người nhận',
  'notices.inbox.toHint': 'Địa chỉ e-mail hoặc số điện thoại',
  'notices.inbox.empty': 'Chưa có gì được gửi.',
  'notices.inbox.noneTo': 'Chưa có gì được gửi đến {to}.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
