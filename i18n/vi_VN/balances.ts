import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances.ts';

export const messages = {
  'balances.account.funding': 'Vốn',
  'balances.account.spot': 'Giao ngay',
  'balances.account.p2p': 'P2P',
  'balances.account.futures': 'Hợp đồng tương lai',
  'balances.account.earn': 'Tiết kiệm',
  'balances.account.card': 'Thẻ',
  'balances.account.futures_copy': 'Sao chép hợp đồng',
  'balances.account.spot_copy': 'Sao chép giao ngay',
  'balances.account.in_transit': 'Đang chuyển',
  'balances.account.bonus': 'Tiền thưởng',
  'balances.account.copy': 'Sao chép giao dịch',

  'balances.action.deposit': 'Nạp',
  'balances.action.withdraw': 'Rút',
  'balances.action.transfer': 'Chuyển khoản',
  'balances.action.trade': 'Giao dịch',
  'balances.action.express': 'Mua nhanh',
  'balances.action.bonus': 'Nhận thưởng',
  'balances.action.clearSearch': 'Xóa tìm kiếm',
  'balances.action.clearFilters': 'Xóa bộ lọc',
  'balances.action.allHistory': 'Toàn bộ lịch sử',

  'balances.limit.title': 'Hạn mức rút 24 giờ',
  'balances.limit.limitLeft': 'Hạn mức rút 24 giờ còn lại',
  'balances.limit.left': 'USDT còn lại',
  'balances.limit.used': 'Đã dùng {amount}',
  'balances.limit.of': 'trên {amount}',
  'balances.limit.frees': '{amount} dùng lại được lúc {time}',
  'balances.limit.used30d': '30 ngày: đã dùng {used} trên {limit} USDT.',
  'balances.limit.raiseLimit': 'Tăng hạn mức',
  'balances.limit.vipLevels': 'Cấp VIP',
  'balances.limit.vip': 'VIP {level}',

  'balances.column.coin': 'Coin',
  'balances.column.total': 'Tổng',
  'balances.column.available': 'Khả dụng',
  'balances.column.frozen': 'Đóng băng',
  'balances.column.price': 'Giá, 24 giờ',
  'balances.column.action': 'Thao tác',

  'balances.transferHistory': 'Lịch sử chuyển khoản',

  'balances.addressBook': 'Sổ địa chỉ',

  'balances.amount.limitFrees': 'Thêm hạn mức lúc {time}.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
