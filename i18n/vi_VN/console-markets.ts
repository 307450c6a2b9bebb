import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.markets': 'Thị trường',
  'console.markets.title': 'Thị trường',
  'console.markets.failed': 'Không tải được danh sách thị trường.',
  'console.markets.pair': 'Cặp giao dịch',
  'console.markets.leveraged': 'Đòn bẩy',
  'console.markets.tick': 'Bước giá',
  'console.markets.lot': 'Bước khối lượng',
  'console.markets.minNotional': 'Lệnh tối thiểu',
  'console.markets.band': 'Biên độ giá',
  'console.markets.state.open': 'Đang mở',
  'console.markets.state.halted': 'Tạm ngừng',
  'console.markets.halt': 'Tạm ngừng',
  'console.markets.open': 'Mở lại',
  'console.markets.effect.halt':
    'Không ai đặt hoặc sửa lệnh được cho đến khi mở lại; các lệnh đang mở vẫn còn và có thể hủy.',
  'console.markets.effect.open': 'Lệnh được nhận và khớp lại ngay.',
  'console.markets.isHalted': 'Đã tạm ngừng thị trường.',
  'console.markets.isOpen': 'Đã mở lại thị trường.',
} as const satisfies Messages;
