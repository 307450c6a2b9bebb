import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.notices.ts';

export const messages = {
  'notices.kind.autoInvest.short':
    'Đầu tư tự động sẽ mua {coins} với {amount} USDT lúc {runAt} ({zone}), nhưng chỉ còn {available} USDT khả dụng. Hãy nạp thêm trước lúc đó, nếu không sẽ không mua.',
  'notices.kind.autoInvest.insufficient':
    'Đầu tư tự động chưa mua được: cần {amount} USDT cho {coins}, chỉ có {available} USDT. Kế hoạch sẽ thử lại vào kỳ sau.',
  'notices.kind.autoInvest.insufficientInRow':
    'Đầu tư tự động thiếu số dư để mua {coins} {count} lần liên tiếp. Bạn có thể tạm dừng kế hoạch cho đến khi có đủ tiền.',
  'notices.kind.autoInvest.paused':
    'Kế hoạch đầu tư tự động {coins} đã tạm dừng vì thiếu số dư nhiều lần liên tiếp. Bạn có thể tiếp tục bất cứ lúc nào.',
  'notices.kind.autoInvest.undated':
    'Kế hoạch đầu tư tự động {coins} đã tạm dừng: múi giờ {zone} không còn được nhận dạng. Hãy chọn múi giờ khác trong kế hoạch rồi tiếp tục.',
  'notices.kind.autoInvest.failed':
    'Đầu tư tự động chưa mua được {coins} với {amount} USDT. Tiền vẫn là của bạn; kế hoạch cho biết lý do của từng coin.',
  'notices.kind.autoInvest.expired':
    'Đầu tư tự động không thể bắt đầu trong năm phút kể từ khi bạn yêu cầu, nên chưa mua {coins} với {amount} USDT. Bạn có thể chạy lại kế hoạch.',
  'notices.kind.autoInvest.partial':
    'Đầu tư tự động đã mua {coins} với {spent} trên {amount} USDT. Phần còn lại ở tài khoản giao ngay.',
  'notices.kind.autoInvest.done': 'Đầu tư tự động đã mua {coins} với {spent} USDT.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
