import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.thresholds': 'Ngưỡng',
  'console.thresholds.title': 'Ngưỡng',
  'console.thresholds.failed': 'Không tải được các ngưỡng.',
  'console.thresholds.effect': 'Sau khi được duyệt lần hai, áp dụng cho mọi thứ được xét từ lúc đó.',
  'console.thresholds.name': 'Ngưỡng',
  'console.thresholds.value': 'Giá trị',
  'console.thresholds.seconds': { other: '{count} giây' },
  'console.thresholds.inSeconds': 'Giây',
  'console.thresholds.range': 'Từ {min} đến {max}',
  'console.actionKind.staffOperator.setThreshold': 'Ngưỡng',
  'console.actionField.REVIEW_FROM': 'Xét duyệt từ',
  'console.actionField.REVIEW_TWO_FROM': 'Hai người duyệt từ',
  'console.actionField.REVIEW_NEW_DEVICE_FROM': 'Xét duyệt thiết bị hoặc quốc gia mới từ',
  'console.actionField.REVIEW_NEW_ADDRESS_FROM': 'Xét duyệt địa chỉ mới từ, và nửa hạn mức',
  'console.actionField.REVIEW_NEW_ACCOUNT_FROM': 'Xét duyệt tài khoản dưới 7 ngày từ',
  'console.actionField.REVIEW_FAST_EXIT_FROM': 'Xét duyệt tiền nạp rút ra trong một giờ từ',
  'console.actionField.TWO_CODES_FROM': 'Hai mã từ',
  'console.actionField.EARLY_CREDIT_PERSON_MAX': 'Tiền nạp ghi có trước khi chắc chắn, tối đa mỗi người',
  'console.actionField.EARLY_CREDIT_HOUSE_MAX': 'Tiền nạp ghi có trước khi chắc chắn, tối đa tất cả',
  'console.actionField.WITHDRAWAL_COOLING_S': 'Thời gian chờ trước khi kiểm tra lệnh rút',
  'console.finalOnly.title': 'Tiền nạp chỉ ghi có khi chắc chắn',
  'console.finalOnly.empty': 'Không có khoản nạp nào phải chờ vì giá trị.',
  'console.finalOnly.PERSON_LIMIT':
    'Cộng khoản này, người dùng sẽ có {worth} USDT được ghi có sớm; mức cho phép là {limit}.',
  'console.finalOnly.HOUSE_LIMIT':
    'Cộng khoản này, tất cả sẽ có {worth} USDT được ghi có sớm; mức cho phép là {limit}.',
  'console.finalOnly.PRICE_UNKNOWN': 'Thiếu giá mới',
  'console.refusal.THRESHOLD_RANGE': 'Ngưỡng nằm ngoài khoảng cho phép.',
} as const satisfies Messages;
