import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-boost.ts';

export const messages = {
  'launch.boost.round': 'Vòng {number}, boost',
  'launch.boost.live': 'Đang boost',
  'launch.boost.pool': 'Quỹ thưởng',
  'launch.boost.pools': 'Thưởng boost',
  'launch.boost.coin': 'Coin cần khóa',
  'launch.boost.perPerson': 'Thưởng tối đa mỗi người',
  'launch.boost.locked': 'Đã khóa',
  'launch.boost.wasLocked': 'Số đã từng khóa',
  'launch.boost.given': 'Thưởng đã trả',
  'launch.boost.amount': 'Số lượng khóa',
  'launch.boost.newAmount': 'Tổng số khóa mới',
  'launch.boost.begin': 'Tham gia boost',
  'launch.boost.raise': 'Khóa thêm',
  'launch.boost.submit': 'Khóa {amount} {asset}',
  'launch.boost.raiseSubmit': 'Tăng lên {amount} {asset}',
  'launch.boost.confirm': 'Xác nhận boost',
  'launch.boost.confirmNote':
    'Số lượng này được đóng băng trong tài khoản vốn đến {time}. Đến lúc đó bạn có thể tăng thêm, nhưng không thể giảm hay rút lại. Sau đó toàn bộ được giải phóng và thưởng được trả.',
  'launch.boost.done': 'Đã khóa',
  'launch.boost.doneText': 'Đã khóa {amount} {asset} trong vòng {number}.',
  'launch.boost.asThingsStand': 'Thưởng theo tình hình hiện tại',
  'launch.boost.estimate': 'Thưởng của bạn theo tình hình hiện tại',
  'launch.boost.own': 'Boost của bạn',
  'launch.boost.reward': 'Thưởng của bạn',
  'launch.boost.time': 'Thời gian khóa',
  'launch.boost.freeAt': 'Toàn bộ được giải phóng lúc {time}.',
  'launch.boost.state.SUBSCRIBED': 'Đã khóa',
  'launch.boost.state.PENDING_DEDUCTION': 'Đang quyết toán',
  'launch.boost.state.COMPLETED': 'Đã nhận thưởng',
  'launch.boost.state.NOT_ALLOCATED': 'Không có thưởng',
  'launch.boost.state.CANCELLED': 'Đã hủy',
  'launch.boost.state.REFUNDED': 'Đã hoàn tiền',
  'launch.boost.rule.share':
    'Vòng {number}: khóa từ {min} đến {max} {asset}, bước {step}. {pool} {token} được chia theo tỷ lệ số đã khóa; mỗi người nhận tối đa {perPerson}.',
  'launch.boost.rule.back':
    'Số đã khóa có thể tăng thêm đến khi vòng kết thúc, nhưng không thể rút lại. Sau đó toàn bộ được giải phóng.',
  'launch.boost.rule.keep':
    'Thưởng được trả trong vòng 24 giờ sau khi vòng kết thúc và dùng được ngay. Thưởng vẫn là của bạn nếu đợt bán bị hủy sau đó.',
  'launch.boost.rule.interval': 'Giữa hai lần tham gia ở hai vòng khác nhau cần cách {count} phút.',
  'launch.boost.rule.cancel':
    'Trước khi mọi vòng hoàn tất, dự án có thể bị hủy. Khi đó mọi người nhận lại số đang khóa.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
