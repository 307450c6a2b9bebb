import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-holding.ts';

export const messages = {
  'launch.holding.title': 'Số dư {coin} bình quân',
  'launch.holding.period': 'Các ngày được tính',
  'launch.holding.public': 'Công bố số liệu cuối',
  'launch.holding.needed': 'Bình quân cần có',
  'launch.holding.average': 'Bình quân của bạn ({known}/{days} ngày)',
  'launch.holding.cap': 'Mức cam kết tối đa của bạn',
  'launch.holding.counted':
    'Mỗi giờ một lần, vào một giây ngẫu nhiên, chúng tôi ghi lại số dư của bạn: tài khoản vốn, giao ngay (gồm lệnh mở và lưới), Tiết kiệm và phần khả dụng cho P2P; số đã cam kết vào các đợt phát hành cũng được tính. Coin đi vay, tiền thưởng và lãi hợp đồng chưa chốt không được tính.',
  'launch.holding.days': 'Theo ngày',
  'launch.holding.soon': 'Công bố lúc {time}',
  'launch.holding.tidied': 'Dữ liệu không còn được lưu',
  'launch.holding.none': 'Không có bản ghi của ngày này',
  'launch.holding.lost': { other: 'Không ghi được {count} giờ; các giờ này không tính vào bình quân.' },
  'launch.holding.hour': 'Giờ',
  'launch.holding.readAt': 'Ghi lúc',
  'launch.holding.missing': 'Không ghi được',
  'launch.holding.hoursOf': 'Bản ghi ngày {date}',
  'launch.holding.seedHash': 'SHA-256 của hạt giống trong ngày:',
  'launch.holding.seed': 'Hạt giống trong ngày:',
  'launch.holding.yours': 'Bình quân của bạn: {average} {coin}',
  'launch.holding.rule.least':
    'Vòng {number}: bạn phải nắm giữ bình quân ít nhất {least} {coin} từ {from} đến {until} (UTC+8).',
  'launch.holding.rule.factor':
    'Vòng {number}: với mỗi {coin} bình quân, bạn có thể cam kết {factor} {asset}, không vượt mức tối đa của vòng.',
  'launch.holding.rule.mean':
    'Bình quân một ngày là trung bình các bản ghi theo giờ; bình quân của bạn là trung bình các ngày. Giờ không ghi được không tính. Số liệu một ngày được công bố lúc 11:00 (UTC+8) ngày hôm sau.',
  'launch.condition.HOLDING': 'Nắm giữ bình quân ít nhất {needed} {coin}',
  'launch.fix.HOLDING': 'Nạp',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
