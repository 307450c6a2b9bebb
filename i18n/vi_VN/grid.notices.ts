import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.notices.ts';

export const messages = {
  'notices.kind.grid.takeProfit':
    'Lưới {number} của bạn trên {market} đã chạm giá chốt lời và dừng. {quote} {quoteAsset} và {base} {baseAsset} đã về tài khoản spot.',
  'notices.kind.grid.stopLoss':
    'Lưới {number} của bạn trên {market} đã chạm giá cắt lỗ và dừng. {quote} {quoteAsset} và {base} {baseAsset} đã về tài khoản spot.',
  'notices.kind.grid.stoppedByStaff':
    'Chúng tôi đã dừng lưới {number} của bạn trên {market}. {quote} {quoteAsset} và {base} {baseAsset} đã về tài khoản spot; không bán gì cả. Nếu có câu hỏi, hãy liên hệ bộ phận hỗ trợ.',
  'notices.kind.grid.failed.slippage':
    'Lưới {number} của bạn trên {market} không khởi chạy: giá mua sẽ cao hơn giá thị trường quá nửa phần trăm. {quote} {quoteAsset} và {base} {baseAsset} đã về tài khoản spot.',
  'notices.kind.grid.failed.other':
    'Lưới {number} của bạn trên {market} không thể chạy và đã kết thúc. {quote} {quoteAsset} và {base} {baseAsset} đã về tài khoản spot. Trang của lưới nêu lý do.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
