import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/mail.ts';

export const messages = {
  'mail.antiPhishing': 'Mã chống lừa đảo của bạn: {antiPhishingCode}',
  'mail.cancelLink':
    'Hủy lệnh rút này bằng một chạm, không cần đăng nhập (dùng một lần, trước khi gửi đi): {cancelUrl}',
  'mail.freezeLink':
    'Đóng băng tài khoản ngay, không cần đăng nhập (liên kết dùng một lần, có hiệu lực 7 ngày): {freezeUrl}',

  'mail.checkLink': 'Trang hoặc tin nhắn có đúng của chúng tôi không? Kiểm tra: {checkUrl}',
  'mail.code.register.subject': 'Mã mở tài khoản của bạn',
  'mail.code.register.body':
    '{code} là mã mở tài khoản Bourse của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.login.subject': 'Mã đăng nhập của bạn',
  'mail.code.login.body':
    '{code} là mã đăng nhập Bourse trên thiết bị mới của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này, kể cả nhân viên của chúng tôi.',
  'mail.code.reset-password.subject': 'Mã đặt mật khẩu mới của bạn',
  'mail.code.reset-password.body':
    '{code} là mã đặt mật khẩu Bourse mới của bạn. Mã có hiệu lực trong năm phút. Nếu bạn không yêu cầu, hãy bỏ qua tin này và sẽ không có gì thay đổi.',
  'mail.code.bind-email.subject': 'Mã liên kết địa chỉ e-mail này',
  'mail.code.bind-email.body':
    '{code} là mã liên kết địa chỉ e-mail với tài khoản Bourse của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.bind-phone.subject': 'Mã liên kết số điện thoại này',
  'mail.code.bind-phone.body':
    '{code} là mã liên kết số điện thoại với tài khoản Bourse của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.bind-totp.subject': 'Mã liên kết ứng dụng xác thực',
  'mail.code.bind-totp.body':
    '{code} là mã liên kết ứng dụng xác thực với tài khoản Bourse của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.unbind-totp.subject': 'Mã gỡ ứng dụng xác thực',
  'mail.code.unbind-totp.body':
    '{code} là mã gỡ ứng dụng xác thực khỏi tài khoản Bourse của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.add-passkey.subject': 'Mã thêm khóa truy cập',
  'mail.code.add-passkey.body':
    '{code} là mã thêm khóa truy cập vào tài khoản Bourse của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.remove-passkey.subject': 'Mã gỡ khóa truy cập',
  'mail.code.remove-passkey.body':
    '{code} là mã gỡ khóa truy cập khỏi tài khoản Bourse của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.change-password.subject': 'Mã đổi mật khẩu của bạn',
  'mail.code.change-password.body':
    '{code} là mã đổi mật khẩu Bourse của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.trading-password.subject': 'Mã đặt mật khẩu giao dịch của bạn',
  'mail.code.trading-password.body':
    '{code} là mã đặt mật khẩu giao dịch của bạn trên Bourse. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.api-key.subject': 'Mã cho khóa API',
  'mail.code.api-key.body':
    '{code} là mã xác nhận để tạo khóa API {label} cho tài khoản Bourse của bạn. Quyền: {scopes}. Địa chỉ IP: {ips}. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.api-key-made.subject': 'Khóa API mới',
  'mail.api-key-made.body':
    'Khóa API {label} đã được tạo cho tài khoản Bourse của bạn. Chương trình có khóa này có thể hành động thay bạn. Nếu không phải bạn, hãy đóng băng tài khoản ở trang bảo mật ngay.',
  'mail.code.link-wallet.subject': 'Mã để liên kết ví',
  'mail.code.link-wallet.body':
    '{code} là mã xác nhận để liên kết duy nhất ví {address} với tài khoản Bourse của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.unlink-wallet.subject': 'Mã để hủy liên kết ví',
  'mail.code.unlink-wallet.body':
    '{code} là mã xác nhận để hủy liên kết ví {address} khỏi tài khoản Bourse của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.anti-phishing.subject': 'Mã xác nhận để đặt mã chống lừa đảo',
  'mail.code.anti-phishing.body':
    '{code} là mã xác nhận để đặt mã chống lừa đảo của bạn trên Bourse. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.whitelist-on.subject': 'Mã bật chế độ danh sách trắng',
  'mail.code.whitelist-on.body':
    '{code} là mã bật chế độ danh sách trắng của tài khoản Bourse của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.whitelist-off.subject': 'Mã tắt chế độ danh sách trắng',
  'mail.code.whitelist-off.body':
    '{code} là mã tắt chế độ danh sách trắng của tài khoản Bourse của bạn: sau đó có thể rút đến mọi địa chỉ. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.freeze.subject': 'Mã đóng băng tài khoản của bạn',
  'mail.code.freeze.body':
    '{code} là mã đóng băng tài khoản Bourse của bạn. Mã có hiệu lực trong năm phút. Không bao giờ cho ai biết mã này.',
  'mail.code.withdraw.subject': 'Mã rút {amount} {asset} của bạn',
  'mail.code.withdraw.body':
    '{code} chỉ cho phép rút {amount} {asset} trên mạng {network} đến {address}, không gì khác. Mã có hiệu lực trong năm phút. Nếu đây không phải lệnh rút của bạn, đừng cho ai biết mã và hãy đổi mật khẩu.',
  'mail.code.withdraw-memo.subject': 'Mã rút {amount} {asset} của bạn',
  'mail.code.withdraw-memo.body':
    '{code} chỉ cho phép rút {amount} {asset} trên mạng {network} đến {address} với memo {memo}, không gì khác. Mã có hiệu lực trong năm phút. Nếu đây không phải lệnh rút của bạn, đừng cho ai biết mã và hãy đổi mật khẩu.',
  'mail.code.recover.subject': 'Mã khôi phục {amount} {asset} của bạn',
  'mail.code.recover.body':
    '{code} chỉ cho phép yêu cầu khôi phục {amount} {asset} của giao dịch {txId} trên mạng {network}, với địa chỉ hoàn trả {address}, không gì khác. Mã có hiệu lực trong năm phút. Nếu đây không phải yêu cầu của bạn, đừng cho ai biết mã và hãy đổi mật khẩu.',
  'mail.code.recover-memo.subject': 'Mã khôi phục {amount} {asset} của bạn',
  'mail.code.recover-memo.body':
    '{code} chỉ cho phép yêu cầu khôi phục {amount} {asset} của giao dịch {txId} trên mạng {network}, với địa chỉ hoàn trả {address} kèm memo {memo}, không gì khác. Mã có hiệu lực trong năm phút. Nếu đây không phải yêu cầu của bạn, đừng cho ai biết mã và hãy đổi mật khẩu.',
  'mail.code.send.subject': 'Mã gửi {amount} {asset} của bạn',
  'mail.code.send.body':
    '{code} chỉ cho phép gửi {amount} {asset} cho {recipient}, không gì khác. Mã có hiệu lực trong năm phút. Nếu đây không phải khoản gửi của bạn, đừng cho ai biết mã và hãy đổi mật khẩu.',
  'mail.code.address-book.subject': 'Mã cho sổ địa chỉ của bạn',
  'mail.code.address-book.body':
    '{code} cho phép một thay đổi trong sổ địa chỉ Bourse của bạn. Mã có hiệu lực trong năm phút. Nếu đây không phải thay đổi của bạn, đừng cho ai biết mã và hãy đổi mật khẩu.',

  'mail.notice.subject': 'Tin về tài khoản Bourse của bạn',
  'mail.account-exists.subject': 'Bạn đã có tài khoản',
  'mail.account-exists.body':
    'Có người, có thể là bạn, muốn dùng địa chỉ này cho một tài khoản Bourse. Địa chỉ đã thuộc về một tài khoản: hãy đăng nhập bằng địa chỉ này hoặc đặt mật khẩu mới. Nếu không phải bạn, bạn không cần làm gì.',
  'mail.no-account.subject': 'Không có tài khoản nào với địa chỉ này',
  'mail.no-account.body':
    'Có người, có thể là bạn, đã yêu cầu mã Bourse cho địa chỉ này. Chưa có tài khoản nào dùng địa chỉ này: hãy thử địa chỉ khác hoặc mở tài khoản. Nếu không phải bạn, bạn không cần làm gì.',

  'mail.withdrawal-requested.subject': 'Yêu cầu rút {amount} {asset}',
  'mail.withdrawal-requested.body':
    'Tài khoản Bourse của bạn vừa có yêu cầu rút {amount} {asset} qua mạng {network} đến {address}. Bạn có thể hủy trong một phút và cho đến khi lệnh được gửi đi. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
  'mail.sent.subject': 'Bạn đã gửi {amount} {asset}',
  'mail.sent.body':
    '{amount} {asset} đã được gửi từ tài khoản Bourse của bạn đến {recipient}. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
  'mail.new-device.subject': 'Đăng nhập trên thiết bị mới',
  'mail.new-device.body':
    'Tài khoản Bourse của bạn vừa được đăng nhập trên thiết bị mới: {device}, địa chỉ {ip}. Nếu không phải bạn, hãy đóng băng tài khoản ở trang bảo mật và đổi mật khẩu.',
  'mail.password-changed.subject': 'Mật khẩu của bạn đã được đổi',
  'mail.password-changed.body':
    'Mật khẩu tài khoản Bourse của bạn đã được đổi. Rút tiền tạm khóa trong 24 giờ. Nếu không phải bạn, hãy đóng băng tài khoản ở trang bảo mật ngay.',
  'mail.trading-password-changed.subject': 'Mật khẩu giao dịch của bạn đã được đổi',
  'mail.trading-password-changed.body':
    'Mật khẩu giao dịch của tài khoản Bourse của bạn đã được đổi. Rút tiền tạm khóa trong 24 giờ. Nếu không phải bạn, hãy đóng băng tài khoản ở trang bảo mật ngay.',
  'mail.contact-changed.subject': 'E-mail hoặc số điện thoại của bạn đã thay đổi',
  'mail.contact-changed.body':
    '{masked} đã được liên kết với tài khoản Bourse của bạn. Nếu không phải bạn, hãy đóng băng tài khoản ở trang bảo mật ngay.',
  'mail.totp-bound.subject': 'Đã liên kết ứng dụng xác thực',
  'mail.totp-bound.body':
    'Một ứng dụng xác thực đã được liên kết với tài khoản Bourse của bạn. Nếu không phải bạn, hãy đóng băng tài khoản ở trang bảo mật ngay.',
  'mail.totp-removed.subject': 'Đã gỡ ứng dụng xác thực',
  'mail.totp-removed.body':
    'Ứng dụng xác thực đã bị gỡ khỏi tài khoản Bourse của bạn. Rút tiền tạm khóa trong 24 giờ. Nếu không phải bạn, hãy đóng băng tài khoản ở trang bảo mật ngay.',
  'mail.factors-reset.subject': 'Xác thực hai lớp của bạn đã được đặt lại',
  'mail.factors-reset.body':
    'Theo yêu cầu được gửi với tên của bạn, bộ phận hỗ trợ đã gỡ ứng dụng xác thực và tất cả khóa truy cập khỏi tài khoản Bourse của bạn. Mọi thiết bị đã bị đăng xuất và rút tiền tạm khóa trong 72 giờ. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
  'mail.passkey-added.subject': 'Một khóa truy cập đã được thêm',
  'mail.passkey-added.body':
    'Khóa truy cập “{name}” đã được thêm vào tài khoản Bourse của bạn và có thể dùng để đăng nhập. Nếu không phải bạn, hãy đóng băng tài khoản ở trang bảo mật ngay.',
  'mail.passkey-removed.subject': 'Một khóa truy cập đã bị gỡ',
  'mail.passkey-removed.body':
    'Khóa truy cập “{name}” đã bị gỡ khỏi tài khoản Bourse của bạn. Rút tiền tạm khóa trong 24 giờ. Nếu không phải bạn, hãy đóng băng tài khoản ở trang bảo mật ngay.',
  'mail.frozen.subject': 'Tài khoản của bạn đã bị đóng băng',
  'mail.frozen.body':
    'Tài khoản Bourse của bạn đã bị đóng băng: không thể rút tiền. Hãy viết cho bộ phận hỗ trợ để mở lại.',
  'mail.unfrozen.subject': 'Tài khoản của bạn đã được mở lại',
  'mail.unfrozen.body': 'Tài khoản Bourse của bạn đã được mở lại. Rút tiền vẫn tạm khóa trong 24 giờ.',
  'mail.kyc-approved.subject': 'Danh tính của bạn đã được xác minh',
  'mail.kyc-approved.body': 'Việc xác minh danh tính của bạn trên Bourse đã hoàn tất và hạn mức của bạn đã tăng.',
  'mail.kyc-rejected.subject': 'Không thể xác minh danh tính của bạn',
  'mail.kyc-rejected.body':
    'Hồ sơ xác minh danh tính của bạn trên Bourse không được chấp nhận: {reason} Bạn có thể nộp lại.',
  'mail.kyc-expires-soon.subject': 'Giấy tờ tùy thân của bạn hết hạn ngày {date}',
  'mail.kyc-expires-soon.body':
    'Giấy tờ tùy thân của tài khoản Bourse có giá trị đến {date}. Hãy xác minh lại bằng giấy tờ mới trước ngày đó để giữ hạn mức.',
  'mail.kyc-expired.subject': 'Giấy tờ tùy thân của bạn đã hết hạn',
  'mail.kyc-expired.body':
    'Giấy tờ tùy thân của tài khoản Bourse có giá trị đến {date}. Cho đến khi bạn xác minh lại, hạn mức của tài khoản chưa xác minh được áp dụng; tiền của bạn vẫn an toàn và có thể rút trong hạn mức đó.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
