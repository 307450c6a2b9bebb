import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion-refusal.ts';

export const messages = {
  CONVERSION_TOO_MANY: 'Chọn tối đa {max} coin mỗi lần.',
  CONVERSION_TOO_SOON: 'Bạn có thể đổi lại từ {nextAt}.',
  CONVERSION_NOT_POSSIBLE: 'Hiện không thể đổi {asset}.',
  CONVERSION_NO_FUNDS: 'Hiện chưa thể chuyển đổi. Coin của bạn vẫn giữ nguyên; vui lòng thử lại sau.',
  CONVERSION_QUOTE_UNKNOWN: 'Không có báo giá này.',
  CONVERSION_QUOTE_EXPIRED: 'Giá đã hết hạn. Chưa có gì được đổi.',
  CONVERSION_PRICE_MOVED: 'Giá {asset} đã biến động hơn 1 %. Chưa có gì được đổi.',
  INSUFFICIENT_BALANCE: 'Số dư khả dụng {asset} không đủ: có {available}, cần {needed}.',
  ACCOUNT_FROZEN: 'Tài khoản này đã bị đóng băng. Vui lòng liên hệ hỗ trợ.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
