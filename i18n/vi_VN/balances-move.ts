import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-move.ts';

export const messages = {
  'balances.accountNamed': 'Tài khoản {account}',

  'balances.action.continue': 'Tiếp tục',
  'balances.action.older': 'Cũ hơn',
  'balances.action.newer': 'Mới hơn',
  'balances.action.viewOnChain': 'Xem trên chuỗi',

  'balances.column.time': 'Thời gian',
  'balances.column.network': 'Mạng',
  'balances.column.amount': 'Số lượng',
  'balances.column.fee': 'Phí',
  'balances.column.txid': 'TxID',
  'balances.column.counterparty': 'TxID hoặc đối tác',
  'balances.column.to': 'Đến',
  'balances.column.from': 'Từ',
  'balances.column.status': 'Trạng thái',
  'balances.column.type': 'Loại',
  'balances.column.account': 'Tài khoản',
  'balances.column.address': 'Địa chỉ',
  'balances.column.memo': 'Memo',
  'balances.column.remark': 'Ghi chú',
  'balances.column.source': 'Nguồn',
  'balances.column.orderNo': 'Mã lệnh',

  'balances.coins.title': 'Chọn coin',
  'balances.coins.search': 'Mã hoặc tên coin',
  'balances.coins.recent': 'Gần đây',
  'balances.coins.all': 'Tất cả coin',
  'balances.coins.noDeposit': 'Không nạp được',
  'balances.coins.noWithdraw': 'Không rút được',
  'balances.coins.paused': 'Tạm dừng',
  'balances.coins.nothing': 'Không có coin nào khớp.',

  'balances.deposit.chooseCoin': 'Chọn coin',
  'balances.deposit.network': 'Mạng',
  'balances.deposit.chooseNetwork': 'Chọn mạng bạn sẽ dùng để gửi',
  'balances.deposit.networkFacts': '{time} · tối thiểu {min} {asset}',
  'balances.deposit.confirmations': { other: '{count} xác nhận' },
  'balances.wait.minutes': { other: '~{count} phút' },
  'balances.wait.seconds': { other: '~{count} giây' },
  'balances.lastTen.deposit': '10 lần nạp gần nhất',
  'balances.deposit.pausedUntil': 'Dự kiến mở lại lúc {time}.',

  'balances.lastTen.receive': '10 lần nhận gần nhất',

  'balances.withdraw.chooseNetwork': 'Chọn mạng của người nhận',
  'balances.withdraw.networkFacts': 'phí {fee} {asset} · {time}',
  'balances.withdraw.lowestFee': 'Phí thấp nhất',
  'balances.lastTen.withdraw': '10 lần rút gần nhất',

  'balances.amount.required': 'Vui lòng nhập số lượng hợp lệ.',
  'balances.amount.AMOUNT_REQUIRED': 'Vui lòng nhập số lượng hợp lệ.',
  'balances.amount.AMOUNT_COMMA': 'Dùng dấu chấm cho phần thập phân và không dùng dấu phân cách hàng nghìn.',
  'balances.amount.AMOUNT_NOT_A_NUMBER': 'Vui lòng nhập số lượng hợp lệ.',
  'balances.amount.AMOUNT_SIGN': 'Số lượng không có dấu + hoặc −.',
  'balances.amount.AMOUNT_ZERO': 'Số lượng không được là 0.',
  'balances.amount.AMOUNT_PLACES': 'Tối đa {scale} chữ số thập phân.',
  'balances.amount.AMOUNT_TOO_LARGE': 'Số lượng này quá lớn.',
  'balances.amount.AMOUNT_BELOW_MIN': 'Tối thiểu {min} {asset}.',
  'balances.amount.AMOUNT_ABOVE_MAX': 'Tối đa {max} {asset} mỗi lần.',
  'balances.amount.INSUFFICIENT_BALANCE': 'Vượt số dư của bạn {missing} {asset}.',
  'balances.amount.NOT_WITHDRAWABLE_YET':
    'Hiện chỉ rút được {withdrawable} {asset}; phần còn lại chưa xác nhận hoặc đang khóa.',
  'balances.amount.LIMIT_24H': 'Hạn mức 24 giờ chỉ còn {remaining} USDT.',
  'balances.amount.LIMIT_30D': 'Hạn mức 30 ngày chỉ còn {remaining} USDT.',
  'balances.amount.KYC_REQUIRED':
    'Chỉ còn gửi được {remaining} USDT: trên {from} USDT trong 24 giờ, bạn phải xác minh danh tính.',
  'balances.amount.RECIPIENT_KYC':
    'Chỉ còn gửi được {remaining} USDT: trên {from} USDT trong 24 giờ, người nhận cũng phải được xác minh.',
  'balances.amount.verify': 'Xác minh danh tính',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
