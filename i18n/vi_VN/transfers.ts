import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers.ts';

export const messages = {
  'transfers.send.recipient': 'Người nhận',
  'transfers.send.by': 'Tìm theo',
  'transfers.send.range': 'Từ {min} {asset}',
  'transfers.send.find': 'Tìm',
  'transfers.send.found': 'Hãy kiểm tra tên: {name}',
  'transfers.send.notFound': 'Không có người nhận nào với tài khoản này. Hãy kiểm tra lại thông tin đã nhập.',
  'transfers.send.submit': 'Gửi',
  'transfers.send.submitAmount': 'Gửi {amount} {asset}',
  'transfers.send.checkTitle': 'Kiểm tra giao dịch gửi',
  'transfers.send.to': 'Đến',

  'transfers.title': 'Chuyển khoản',
  'transfers.from': 'Từ',
  'transfers.to': 'Đến',
  'transfers.swap': 'Đổi chiều hai tài khoản',
  'transfers.coin': 'Coin',
  'transfers.amount': 'Số lượng',
  'transfers.available': 'Khả dụng',
  'transfers.free': 'Miễn phí và tức thì.',
  'transfers.submit': 'Chuyển',
  'transfers.submitAmount': 'Chuyển {amount} {asset}',
  'transfers.notOpened': 'Cần mở tài khoản {account} trước.',
  'transfers.elsewhere': 'Tài khoản {account} có {amount} {asset}.',
  'transfers.done': 'Đã chuyển',
  'transfers.doneText': '{amount} {asset} từ {from} đến {to}',
  'transfers.failed': 'Không chuyển được',
  'transfers.none': 'Không có chuyển khoản nào trong thời gian này.',
  'transfers.unknown': 'Chưa có phản hồi. Chúng tôi hỏi lại với cùng yêu cầu này; không khoản nào bị chuyển hai lần.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
