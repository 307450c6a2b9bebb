import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/operator.ts';

export const messages = {
  'operator.links.title': 'Kiểm tra kênh chính thức',
  'operator.links.intro':
    'Dán địa chỉ web, e-mail, số điện thoại hoặc tên tài khoản tự xưng là của chúng tôi. Nội dung sẽ được đối chiếu với danh sách chính thức.',
  'operator.links.label': 'Địa chỉ, số hoặc tên',
  'operator.links.check': 'Kiểm tra',
  'operator.links.official': 'Đây là kênh của chúng tôi.',
  'operator.links.onlyAt':
    'Tên này chỉ là của chúng tôi tại đây: {official}. Ở nơi khác, tên giống vậy là của người khác.',
  'operator.links.notOfficial': 'Đây không phải của chúng tôi.',
  'operator.links.unreadable': 'Không đọc được nội dung này.',
  'operator.links.leadsTo': 'Thực ra dẫn tới',
  'operator.links.readAs': 'Thực ra là',
  'operator.links.ours': 'Của chúng tôi',
  'operator.links.odd': 'Ký tự bất thường',
  'operator.links.reason.UNREADABLE':
    'Đây không phải địa chỉ web, e-mail, số điện thoại hay tên tài khoản. Hãy sao chép lại đầy đủ.',
  'operator.links.reason.HIDDEN_CHARACTERS': 'Bên trong có ký tự không nhìn thấy, được chèn vào để đánh lừa.',
  'operator.links.reason.NOT_A_PAGE': 'Nó không mở trang web mà chạy chương trình hoặc tệp. Đừng mở.',
  'operator.links.reason.USER_INFO':
    'Phần trước @ không có tác dụng, địa chỉ phía sau mới là thật. Địa chỉ của chúng tôi không có @.',
  'operator.links.reason.IP_ADDRESS':
    'Nó dẫn tới một dãy số IP thay vì tên miền. Chúng tôi không bao giờ dùng như vậy.',
  'operator.links.reason.MIXED_SCRIPTS': 'Một từ trong đó trộn chữ cái của hai bảng chữ để trông giống từ khác.',
  'operator.links.reason.LOOK_ALIKE': 'Nó dùng chữ cái hoặc ký hiệu khác để trông giống của chúng tôi.',
  'operator.links.reason.ONE_SLIP': 'Nó chỉ khác của chúng tôi một chữ cái hoặc chữ số.',
  'operator.links.reason.SUBDOMAIN_TRICK':
    'Tên đầy đủ của chúng tôi đứng phía trước, nhưng phần cuối mới quyết định và phần đó là của người khác.',
  'operator.links.reason.SUBDOMAIN_NOT_LISTED':
    'Nó nằm dưới tên miền của chúng tôi nhưng chúng tôi không dùng. Hãy mở thẳng địa chỉ của chúng tôi.',
  'operator.links.reason.OTHER_PORT': 'Tên miền là của chúng tôi nhưng số cổng sau dấu hai chấm thì không.',
  'operator.links.reason.NOT_ENCRYPTED':
    'Tên miền là của chúng tôi nhưng kết nối không được mã hóa. Hãy mở bằng https.',
  'operator.links.reason.NAME_IN_PATH':
    'Tên của chúng tôi chỉ đứng sau dấu gạch chéo hoặc dấu hỏi đầu tiên. Trang này là của người khác.',
  'operator.links.reason.NAME_ELSEWHERE': 'Nó chứa tên của chúng tôi nhưng thuộc về người khác.',
  'operator.links.reason.OTHER_MAILBOX': 'Tên miền là của chúng tôi nhưng chúng tôi không gửi thư từ địa chỉ này.',
  'operator.links.reason.NOT_LISTED':
    'Nó không có trong danh sách chính thức. Đừng tin ai nói rằng đó là của chúng tôi.',
  'operator.links.care.web':
    'Vẫn nên mở bằng dấu trang của bạn: liên kết có thể hiện một địa chỉ nhưng dẫn tới nơi khác.',
  'operator.links.care.email': 'Người gửi có thể bị giả mạo. Chỉ thư có mã chống lừa đảo của bạn mới là của chúng tôi.',
  'operator.links.care.phone': 'Số hiển thị có thể bị giả mạo. Hãy cúp máy nếu bị hỏi mật khẩu hoặc mã.',
  'operator.links.care.handle': 'Ngay cả tài khoản của chúng tôi cũng không bao giờ hỏi tiền, mật khẩu hay mã của bạn.',
  'operator.links.never': 'Những điều chúng tôi không bao giờ làm',
  'operator.links.never.pay': 'Không bao giờ yêu cầu bạn trả thuế, phí hay tiền đặt cọc để được rút tiền.',
  'operator.links.never.codes': 'Không bao giờ hỏi mật khẩu, mã hay cụm từ khôi phục của bạn.',
  'operator.links.never.move': 'Không bao giờ yêu cầu bạn chuyển coin tới một địa chỉ được gọi là an toàn.',
  'operator.links.freeze': 'Đã lỡ cho người lạ biết? Đóng băng tài khoản',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
