import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Tài khoản này đã bị đóng băng. Vui lòng liên hệ hỗ trợ.',
  AUTO_INVEST_COIN_REQUIRED: 'Hãy chọn ít nhất một coin.',
  AUTO_INVEST_TOO_MANY_COINS: 'Mỗi kế hoạch tối đa {max} coin; bạn đã chọn {count}.',
  AUTO_INVEST_COIN_TWICE: '{asset} xuất hiện hai lần trong kế hoạch.',
  AUTO_INVEST_COIN_UNKNOWN: 'Không thể mua {asset} bằng đầu tư tự động.',
  AUTO_INVEST_SHARE_TOO_SMALL: 'Mỗi tỷ lệ phải trên {above}%; tỷ lệ của {asset} là {percent}%.',
  AUTO_INVEST_SHARE_SUM: 'Tổng tỷ lệ phải là 100%; hiện là {sum}%.',
  AUTO_INVEST_DATE_REQUIRED: 'Hãy chọn ngày chạy kế hoạch.',
  AUTO_INVEST_AMOUNT_MIN: 'Với các coin và tỷ lệ này, tối thiểu là {min} USDT.',
  AUTO_INVEST_AMOUNT_MAX: 'Mỗi lần mua tối đa {max} USDT.',
  AUTO_INVEST_ZONE_UNKNOWN: 'Không nhận ra múi giờ này: {zone}.',
  AUTO_INVEST_TOO_MANY: 'Mỗi giờ bạn tạo được tối đa {max} kế hoạch. Có thể tạo tiếp lúc {nextAt}.',
  AUTO_INVEST_PLAN_UNKNOWN: 'Kế hoạch này không tồn tại.',
  AUTO_INVEST_PLAN_DELETED: 'Kế hoạch này đã bị xóa.',
  AUTO_INVEST_LOCKED:
    'Kế hoạch chạy lúc {runAt}. Trong năm phút cuối không sửa được; bạn vẫn có thể tạm dừng hoặc xóa.',
  AUTO_INVEST_RUNNING: 'Kế hoạch này đang chạy. Vui lòng đợi đến khi xong.',
  AUTO_INVEST_INSUFFICIENT: 'Không đủ số dư: có {available} USDT, cần {needed} USDT. Chưa mua gì.',
  AUTO_INVEST_NO_HISTORY: 'Giá hằng ngày của {asset} chưa có đủ cho khoảng này.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
