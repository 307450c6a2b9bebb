import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-price.ts';

export const messages = {
  'launch.fixing.title': 'Cách ấn định giá',
  'launch.fixing.will':
    'Vòng này được chào bằng USDT và thanh toán bằng {asset}. Giá theo {asset} được ấn định lúc {time} từ giá trung bình của {asset} trong 24 giờ trước đó và không thay đổi nữa.',
  'launch.fixing.fixed': 'Đã ấn định lúc {time} từ giá trung bình 24 giờ của đồng thanh toán. Giá không thay đổi nữa.',
  'launch.fixing.soon': 'Giá được ấn định lúc {time} từ mức trung bình 24 giờ; hiện tại vào khoảng {price} {asset}.',
  'launch.fixing.soonUnknown': 'Giá được ấn định lúc {time} từ mức trung bình 24 giờ.',
  'launch.fixing.due': 'Đang ấn định giá.',
  'launch.fixing.MISSING':
    'Không thể ấn định giá: {missing} trong {all} phút không có giá của {asset}. Vòng này không mở như dự kiến: thời điểm bắt đầu sẽ được dời, hoặc đợt bán bị hủy.',
  'launch.fixing.LATE':
    'Giá không được ấn định kịp, mười phút trước khi bắt đầu. Vòng này không mở như dự kiến: thời điểm bắt đầu sẽ được dời, hoặc đợt bán bị hủy.',
  'launch.fixing.over': 'Không thể ấn định giá kịp thời nên vòng này không diễn ra. Không ai có thể tham gia.',
  'launch.fixing.offered': 'Giá chào',
  'launch.fixing.span': 'Khoảng tính trung bình',
  'launch.fixing.about': 'Giá gốc nếu ấn định lúc này',
  'launch.fixing.minutes': 'Số phút có giá',
  'launch.fixing.average': 'Giá trung bình của {asset}',
  'launch.fixing.check': 'Tính lại',
  'launch.fixing.save': 'Lưu dữ liệu tính',
  'launch.fixing.agrees': '{offered} USDT × {count} ÷ {sum} USDT = {price} {asset}, làm tròn lên. Kết quả khớp.',
  'launch.fixing.agreesNone': 'Chỉ {count} phút có giá, không đủ để ấn định. Kết quả khớp.',
  'launch.fixing.differs': 'Tính từ dữ liệu, giá là {price} {asset}. Kết quả không khớp: vui lòng báo bộ phận hỗ trợ.',
  'launch.fixing.failed': 'Không tải được dữ liệu tính. Hãy thử lại.',
  'launch.protection.title': 'Bảo vệ giá',
  'launch.protection.times': '{times} × khoản lỗ',
  'launch.protection.rule':
    'Nếu giá thị trường của {token} tại lần giao đầu tiên thấp hơn giá bạn đã trả, bạn được ghi có {times} lần phần chênh lệch trong một ngày làm việc, kể cả khi bạn đã bán token lúc đó.',
  'launch.protection.average':
    'Giá thị trường là mức trung bình của chỉ số trong một giờ kể từ lần giao đầu tiên. Nếu hơn {missing} trong {all} phút không có giá, giờ tiếp theo được dùng.',
  'launch.protection.silent':
    'Nếu một ngày sau lần giao đầu tiên vẫn không có giờ nào đủ giá, chúng tôi có thể dùng giờ cuối cùng tính đến lúc đó có ít nhất một giá, kể cả giờ trước khi giao. Nếu trong {days} ngày trước đó cũng không có giờ nào, token được coi là không có giá trị.',
  'launch.protection.funded':
    'Chi phí tối đa của bảo vệ giá được để riêng trước đợt bán. Đợt bán bị hủy không áp dụng: mọi người nhận lại số tiền đã trả.',
  'launch.protection.market': 'Giá thị trường tại lần giao đầu tiên',
  'launch.protection.inputs': '{from} – {until}: {sum} USDT ÷ {count} phút',
  'launch.protection.byStaff': 'Từ lần giao đầu tiên không có giờ nào đủ giá, nên giờ cuối cùng có giá được dùng.',
  'launch.protection.unknown': 'Không có giá nào của token, nên token được coi là không có giá trị.',
  'launch.protection.worth': 'Giá trị tại lần giao đầu tiên',
  'launch.protection.credit': 'Bảo vệ giá được ghi có',
  'launch.boost.late':
    'Phần thưởng của bạn chưa có trong 24 giờ như đã hứa. Chúng tôi đã biết, và phần thưởng được trả muộn nhất trong năm ngày làm việc sau khi vòng kết thúc.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
