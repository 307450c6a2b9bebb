import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid-refusal.ts';

export const messages = {
  GRID_MARKET_CLOSED: '{symbol} không hỗ trợ lưới.',
  GRID_COUNT: 'Chọn từ {min} đến {max} ô lưới.',
  GRID_RANGE_NARROW: 'Giá trên phải bằng ít nhất {min} lần giá dưới.',
  GRID_LEVELS_EQUAL: 'Với số ô lưới này, hai mức trùng cùng một giá. Hãy chọn ít hơn hoặc khoảng rộng hơn.',
  GRID_NO_PROFIT: 'Sau phí, ô lưới hẹp nhất chỉ lãi {percent}%. Hãy chọn ít ô hơn hoặc khoảng rộng hơn.',
  GRID_NO_PRICE: '{symbol} chưa có giao dịch nên không có giá để bắt đầu.',
  GRID_INVESTMENT_LOW: 'Lưới này cần ít nhất {needed} {asset}.',
  GRID_INVESTMENT_HIGH: 'Lưới này nhận tối đa {max} {asset}.',
  GRID_TAKE_PROFIT: 'Giá chốt lời phải cao hơn {upper} và cao hơn giá hiện tại {price}.',
  GRID_STOP_LOSS: 'Giá cắt lỗ phải thấp hơn {lower} và thấp hơn giá hiện tại {price}.',
  GRID_PRICE_OUTSIDE: 'Giá {price} nằm ngoài khoảng từ {lower} đến {upper}. Hãy đặt giá kích hoạt hoặc khoảng khác.',
  GRID_TRIGGER: 'Giá kích hoạt phải nằm trong khoảng từ {lower} đến {upper}.',
  GRID_TOO_MANY: 'Bạn đã có {max} lưới, mức tối đa. Hãy dừng một lưới trước.',
  GRID_NO_HISTORY: '{symbol} có quá ít giá trong quá khứ, hoặc giá hầu như không đổi.',
  GRID_UNKNOWN: 'Lưới này không tồn tại.',
  GRID_ENDED: 'Lưới này đã dừng.',
  INSUFFICIENT_BALANCE: 'Số dư {asset} khả dụng trong tài khoản spot không đủ: cần {needed}.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
