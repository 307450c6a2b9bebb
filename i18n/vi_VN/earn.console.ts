import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.console.ts';

export const messages = {
  'console.actionKind.staffEarn.setProduct': 'Sản phẩm Tiết kiệm',
  'console.actionKind.staffEarn.setRates': 'Lãi suất Tiết kiệm',
  'console.actionKind.staffEarn.fund': 'Tiền trả lãi Tiết kiệm',
  'console.refusal.COIN_UNKNOWN': 'Không có coin này.',
  'console.refusal.EARN_NOT_FOUND': 'Không có sản phẩm này.',
  'console.refusal.EARN_KIND_FIXED': 'Coin, loại, kỳ hạn và coin thứ hai của sản phẩm không đổi được: {field}.',
  'console.refusal.EARN_TERM_WRONG': 'Sản phẩm có kỳ hạn cần số ngày, sản phẩm không kỳ hạn thì không.',
  'console.refusal.EARN_BOUNDS_WRONG':
    'Có giới hạn thấp hơn mức tối thiểu, số lượng lệch bước, hoặc kết thúc trước khi bắt đầu.',
  'console.refusal.EARN_QUOTA_SOLD': 'Hạn mức không thể thấp hơn phần đã bán: {sold}.',
  'console.refusal.EARN_REWARD_WRONG':
    'Sản phẩm kết hợp cần một coin khác kèm lãi suất và ngân sách; loại khác thì không có.',
  'console.refusal.EARN_NOT_ITS_COIN': 'Đây không phải coin của sản phẩm này: {asset}.',
  'console.refusal.EARN_RATE_HOUR': 'Lãi suất bắt đầu từ đầu giờ.',
  'console.refusal.EARN_RATE_TOO_SOON':
    'Lãi suất mới được báo trước một ngày và phải sau các mức đã đặt; sớm nhất là {earliestAt}.',
  'console.refusal.TIERS_EMPTY': 'Chưa có bậc nào.',
  'console.refusal.TIERS_ORDER': 'Bậc {row}: giới hạn phải cao hơn bậc trước.',
  'console.refusal.TIERS_END': 'Bậc {row}: chỉ bậc cuối không có giới hạn.',
  'console.refusal.TIERS_RATE': 'Bậc {row}: lãi suất phải từ 0 đến 1.000 %.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
