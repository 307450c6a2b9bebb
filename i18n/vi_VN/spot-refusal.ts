import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-refusal.ts';

export const messages = {
  MARKET_NOT_FOUND: 'Không có cặp giao dịch {symbol}.',
  MARKET_HALTED: '{symbol} đang tạm dừng giao dịch. Chỉ có thể hủy lệnh.',
  INVALID_ORDER: 'Các điều kiện của lệnh này không dùng chung được.',
  INVALID_ORDER_LIST: 'Các lệnh này không thể ghép với nhau như vậy.',
  PRICE_REQUIRED: 'Hãy nhập giá.',
  QUANTITY_REQUIRED: 'Hãy nhập khối lượng.',
  STOP_PRICE_REQUIRED: 'Hãy nhập giá kích hoạt.',
  OFF_TICK: 'Giá phải là bội số của {tick}.',
  OFF_LOT: 'Khối lượng phải là bội số của {lot}.',
  PRICE_TOO_HIGH: 'Giá cao nhất có thể là {max}.',
  QUANTITY_TOO_LARGE: 'Mỗi lệnh tối đa {max}.',
  OUTSIDE_BAND: 'Hiện chỉ nhận giá từ {min} đến {max}.',
  WAITING_OUTSIDE_BAND: 'Lệnh chờ giá hoặc chờ đến lượt hiện chỉ nhận giá từ {min} đến {max}.',
  BELOW_MIN_NOTIONAL: 'Lệnh trị giá {notional} {asset}; tối thiểu là {min} {asset}.',
  TOO_MANY_ORDERS: 'Bạn đã có tối đa {max} lệnh đang mở. Hãy hủy bớt trước.',
  STOP_WOULD_TRIGGER: 'Giá gần nhất là {last}: lệnh dừng này sẽ kích hoạt ngay.',
  POST_ONLY_WOULD_MATCH: 'Lệnh chỉ làm maker không được khớp ngay: giá tốt nhất bên kia là {best}.',
  TRAIL_OUT_OF_RANGE: 'Khoảng cách bám giá phải từ {min}% đến {max}%.',
  TOO_MANY_PARTS: 'Lệnh tảng băng chỉ chia tối đa {max} phần: mỗi lần hãy hiển thị ít nhất {min} {asset}.',
  INSUFFICIENT_BALANCE: 'Số dư khả dụng không đủ: có {available} {asset}, cần {needed} {asset}.',
  ACCOUNT_FROZEN: 'Tài khoản này đang bị đóng băng. Hãy liên hệ bộ phận hỗ trợ.',
  ETF_PREMIUM_TOO_HIGH:
    'Giá cao hơn giá trị tài sản ròng {nav} tới {premiumPercent}%. Trên {maxPercent}% thì không thể mua.',
  ORDER_IN_LIST: 'Lệnh này được ghép với lệnh khác. Hãy hủy lệnh.',
  ORDER_NOT_FOUND: 'Lệnh này không còn mở.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
