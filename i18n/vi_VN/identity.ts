import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/identity.ts';

export const messages = {
  'identity.brand': 'Bourse',
  'identity.uid': 'UID',
  'identity.logOut': 'Đăng xuất',
  'identity.forgot': 'Quên?',

  'identity.account.kind': 'Loại tài khoản',
  'identity.account.email': 'E-mail',
  'identity.account.phone': 'Điện thoại',
  'identity.account.placeholder.email': 'ten@example.com',
  'identity.account.placeholder.phone': '+84 912 345 678',
  'identity.account.problem.email': 'Chưa phải địa chỉ e-mail, ví dụ ten@example.com.',
  'identity.account.problem.phonePlus': 'Bắt đầu bằng dấu + và mã quốc gia, ví dụ +84.',
  'identity.account.problem.phone': 'Số điện thoại có 7 đến 15 chữ số sau dấu +.',

  'identity.login.title': 'Đăng nhập',
  'identity.login.submit': 'Đăng nhập',
  'identity.login.passkey': 'Đăng nhập bằng khóa truy cập',
  'identity.login.forgot': 'Quên mật khẩu?',
  'identity.login.new': 'Bạn mới đến Bourse?',
  'identity.login.create': 'Tạo tài khoản',
  'identity.login.checkAddress': 'Hãy kiểm tra trước khi nhập',
  'identity.login.neverAsk': 'Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn qua chat hoặc điện thoại.',
  'identity.login.newDevice': 'Đây là thiết bị mới của tài khoản. Hãy nhập mã chúng tôi đã gửi cho bạn.',
  'identity.login.puzzle': 'Trình duyệt đang giải một câu đố để ngăn robot. Việc này mất vài giây.',

  'identity.register.title': 'Tạo tài khoản',
  'identity.register.submit': 'Tạo tài khoản',
  'identity.register.have': 'Đã có tài khoản?',
  'identity.register.haveInvite': 'Tôi có mã mời',
  'identity.register.invite': 'Mã mời',
  'identity.register.inviteRule': '4 đến 16 chữ cái và chữ số.',

  'identity.reset.title': 'Đặt lại mật khẩu',
  'identity.reset.effect': 'Mật khẩu mới sẽ kết thúc mọi phiên đăng nhập và tạm khóa rút tiền trong 24 giờ.',
  'identity.reset.passkey': 'Hãy xác nhận bằng khóa truy cập của tài khoản này.',
  'identity.reset.orTotp': 'Hoặc mã ứng dụng xác thực',
  'identity.reset.submit': 'Đặt mật khẩu mới',
  'identity.reset.backToLogin': 'Về đăng nhập',
  'identity.reset.done': 'Đã đặt mật khẩu mới. Hãy dùng mật khẩu này để đăng nhập.',

  'identity.markets.title': 'Thị trường hiện tại',

  'identity.code.label': 'Mã',
  'identity.code.totp': 'Mã ứng dụng xác thực',
  'identity.code.passkey': 'Khóa truy cập',
  'identity.code.passkeyProve': 'Xác nhận bằng khóa truy cập',
  'identity.code.passkeyProved': 'Đã xác nhận',
  'identity.code.email': 'Mã e-mail',
  'identity.code.sms': 'Mã SMS',
  'identity.code.phone': 'Mã SMS',
  'identity.code.emailTo': 'Mã e-mail gửi đến {account}',
  'identity.code.smsTo': 'Mã SMS gửi đến {account}',
  'identity.code.sentTo': 'Đã gửi mã đến {account}',
  'identity.code.send': 'Gửi mã',
  'identity.code.resend': 'Gửi lại',
  'identity.code.resendIn': { other: 'Gửi lại sau {count} giây' },
  'identity.code.use.totp': 'Dùng ứng dụng xác thực',
  'identity.code.use.passkey': 'Dùng khóa truy cập',
  'identity.code.use.email': 'Dùng e-mail',
  'identity.code.use.sms': 'Dùng SMS',

  'identity.check.title': 'Xác minh bảo mật',
  'identity.check.missing': 'Trước khi rút tiền, tài khoản của bạn cần:',
  'identity.check.missing.trading-password': 'Mật khẩu giao dịch sáu chữ số',
  'identity.check.missing.totp': 'Ứng dụng xác thực',
  'identity.check.missing.phone': 'Hoặc số điện thoại',
  'identity.check.setUp': 'Thiết lập',

  'identity.password': 'Mật khẩu',
  'identity.password.login': 'Mật khẩu đăng nhập',
  'identity.password.old': 'Mật khẩu hiện tại',
  'identity.password.new': 'Mật khẩu mới',
  'identity.password.repeat': 'Nhập lại mật khẩu mới',
  'identity.password.show': 'Hiện mật khẩu',
  'identity.password.hide': 'Ẩn mật khẩu',
  'identity.password.rule':
    'Từ 8 ký tự. Tốt nhất là vài từ không liên quan đến nhau, hoặc mật khẩu do trình quản lý mật khẩu tạo ra.',
  'identity.password.same': 'Đây là mật khẩu bạn đang dùng.',
  'identity.password.differs': 'Hai mật khẩu không khớp.',
  'identity.password.changeTitle': 'Đổi mật khẩu đăng nhập',
  'identity.password.change': 'Đổi mật khẩu',
  'identity.password.changed': 'Đã đổi mật khẩu đăng nhập',
  'identity.password.alsoEndsSessions': 'Mọi thiết bị khác sẽ bị đăng xuất.',

  'identity.weak.TOO_SHORT': 'Tối thiểu 8 ký tự.',
  'identity.weak.TOO_LONG': 'Tối đa 128 ký tự.',
  'identity.weak.TOO_COMMON':
    'Mật khẩu này, hoặc gần giống thế, có trong danh sách mật khẩu bị lộ. Hãy dùng vài từ không liên quan đến nhau.',
  'identity.weak.TOO_EASY':
    'Quá dễ đoán. Hãy thêm một hai từ không liên quan; năm, tên, dãy phím liền nhau và sự lặp lại hầu như không giúp ích.',
  'identity.weak.CONTAINS_ACCOUNT': 'Mật khẩu không được chứa địa chỉ e-mail hoặc số điện thoại của bạn.',
  'identity.weakDigits.NOT_SIX_DIGITS': 'Phải đúng sáu chữ số.',
  'identity.weakDigits.ALL_EQUAL': 'Sáu chữ số giống nhau quá dễ đoán.',
  'identity.weakDigits.RUN': 'Các chữ số liên tiếp tăng hoặc giảm quá dễ đoán.',
  'identity.weakDigits.PART_OF_PHONE': 'Các chữ số này có trong số điện thoại của bạn.',
  'identity.weakDigits.PART_OF_BIRTH_DATE': 'Các chữ số này có trong ngày sinh của bạn.',
  'identity.weakDigits.LOGIN_PASSWORD': 'Không được trùng với mật khẩu đăng nhập.',

  'identity.trouble.loginTries': {
    other: 'Sai tài khoản hoặc mật khẩu. Còn {count} lần thử trước khi bị tạm khóa.',
  },
  'identity.trouble.loginLocked': 'Nhập sai quá nhiều lần. Bạn có thể đăng nhập lại lúc {time}.',
  'identity.trouble.tradingTries': {
    other: 'Sai mật khẩu giao dịch. Còn {count} lần thử trước khi bị tạm khóa.',
  },
  'identity.trouble.tradingLocked': 'Đã khóa do nhập sai quá nhiều lần. Hãy thử lại lúc {time}.',
  'identity.trouble.tradingLockedReset':
    'Đã khóa do nhập sai quá nhiều lần. Hãy đặt lại mật khẩu giao dịch để tiếp tục.',
  'identity.trouble.totpLocked': 'Nhập sai mã quá nhiều lần. Hãy thử lại lúc {time}.',

  'identity.change.continue': 'Tiếp tục',
  'identity.change.stops': 'Thay đổi này sẽ tạm khóa rút tiền đến {time}. Tiếp tục?',
  'identity.change.stopsWhat':
    'Rút tiền, gửi cho người khác và bán P2P phải chờ đến lúc đó. Giao dịch, nạp tiền và chuyển giữa các tài khoản của bạn vẫn bình thường.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
