import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-markets.ts';

export const messages = {
  'spot.markets.title': 'Thị trường',
  'spot.markets.kinds': 'Loại thị trường',
  'spot.markets.kind.favourites': 'Yêu thích',
  'spot.markets.kind.spot': 'Giao ngay',
  'spot.markets.kind.etf': 'Token đòn bẩy',
  'spot.markets.search': 'Tìm cặp giao dịch',
  'spot.markets.clear': 'Xóa tìm kiếm',
  'spot.markets.nothing': 'Không có cặp nào tên “{search}”',
  'spot.markets.none': 'Chưa có cặp giao dịch nào được mở.',
  'spot.markets.noFavourites': 'Đánh dấu sao một cặp để thấy nó ở đây',
  'spot.markets.showAll': 'Xem tất cả cặp',

  'spot.markets.ranking': 'Xếp hạng',
  'spot.markets.ranking.gain': 'Tăng mạnh',
  'spot.markets.ranking.loss': 'Giảm mạnh',
  'spot.markets.ranking.turnover': 'Giao dịch nhiều',

  'spot.markets.column.pair': 'Cặp',
  'spot.markets.column.last': 'Giá hiện tại',
  'spot.markets.column.change': 'Thay đổi 24 giờ',
  'spot.markets.column.high': 'Cao nhất 24 giờ',
  'spot.markets.column.low': 'Thấp nhất 24 giờ',
  'spot.markets.column.turnover': 'Giá trị GD 24 giờ',
  'spot.markets.column.action': 'Thao tác',

  'spot.markets.trade': 'Giao dịch',
  'spot.markets.favour': 'Thêm {pair} vào yêu thích',
  'spot.markets.unfavour': 'Bỏ {pair} khỏi yêu thích',
  'spot.markets.halted': 'Tạm ngừng',
  'spot.markets.all': 'Tất cả thị trường',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
