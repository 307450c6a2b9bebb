import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-members.ts';

export const messages = {
  'console.members.title': 'Nhân viên và vai trò',
  'console.members.failed': 'Không tải được danh sách nhân viên.',
  'console.members.create': 'Thêm nhân viên',
  'console.members.login': 'Tên đăng nhập',
  'console.members.role': 'Vai trò',
  'console.members.state': 'Trạng thái',
  'console.members.lastLogin': 'Đăng nhập gần nhất',
  'console.members.persons': 'Tài khoản không được xử lý',
  'console.members.works': 'Đang hoạt động',
  'console.members.notEnrolled': 'Chưa có mật khẩu',
  'console.members.disabled': 'Đã khoá',
  'console.members.setRole': 'Đổi vai trò',
  'console.members.setDisabled': 'Quyền truy cập',
  'console.members.disable': 'Khoá',
  'console.members.enable': 'Mở lại',
  'console.members.resetTotp': 'Đặt lại đăng nhập',
  'console.members.setPersons': 'Tài khoản không được xử lý…',
  'console.members.enrolment': 'Tạo mã đăng ký',
  'console.members.enrolmentEffect':
    'Một nửa, có hiệu lực 24 giờ, một lần. Một siêu quản trị viên khác tạo nửa còn lại. Nửa trước của bạn hết hiệu lực.',
  'console.members.effect.create':
    'Quản trị viên cấp cao khác quyết định. Nhân viên mới tự đặt mật khẩu và trình xác thực.',
  'console.members.effect.setRole': 'Quản trị viên cấp cao khác quyết định. Có hiệu lực từ yêu cầu kế tiếp.',
  'console.members.effect.setDisabled': 'Quản trị viên cấp cao khác quyết định. Khoá sẽ kết thúc mọi phiên.',
  'console.members.effect.resetTotp':
    'Quản trị viên cấp cao khác quyết định. Không ai đăng nhập được cho đến khi đăng ký lại. Các khóa cũng bị gỡ.',
  'console.members.effect.setPersons':
    'Quản trị viên cấp cao khác quyết định. Nhân viên không được xử lý các tài khoản này.',
  'console.members.ownUid': 'UID tài khoản bản thân',
  'console.members.relativeUids': 'UID người thân, cách nhau bằng dấu phẩy',
  'console.members.codeMade': 'Đã tạo mã đăng ký.',
  'console.members.codeTitle': 'Đăng ký cho {login}',
  'console.members.codeOnce': 'Chỉ hiển thị lần này. Hãy trao tận tay hoặc qua kênh an toàn.',
  'console.members.codeHalf':
    'Nửa còn lại do một siêu quản trị viên khác đưa: không ai một mình có thể đóng vai đồng nghiệp.',
  'console.members.codeComplete': 'Nửa còn lại đã do một siêu quản trị viên khác đưa.',
  'console.members.copy': 'Sao chép',
  'console.enrol.title': 'Thiết lập đăng nhập bảng điều khiển',
  'console.enrol.unknown': 'Liên kết không đầy đủ. Hãy xin quản trị viên cấp cao liên kết mới.',
  'console.enrol.second': 'Liên kết của siêu quản trị viên kia',
  'console.enrol.secondHow': 'Hai siêu quản trị viên đưa cho bạn mỗi người một liên kết. Dán liên kết còn lại vào đây.',
  'console.enrol.scan': 'Quét mã này bằng ứng dụng xác thực.',
  'console.enrol.qr': 'Mã QR cho ứng dụng xác thực',
  'console.enrol.secret': 'Hoặc nhập khoá này vào ứng dụng:',
  'console.enrol.password': 'Mật khẩu mới',
  'console.enrol.code': 'Mã từ trình xác thực',
  'console.enrol.save': 'Lưu đăng nhập',
  'console.enrol.done': 'Đã thiết lập đăng nhập.',
  'console.enrol.goOn': 'Đến trang đăng nhập',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
