import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/holdings-asset.ts';

export const messages = {
  'holdings.holds.title': '{asset} đóng băng',
  'holdings.holds.none': 'Không có khoản nào bị đóng băng.',
  'holdings.holds.releases': 'Mở lúc {time}',
  'holdings.holds.since': 'Từ {time}',

  'holdings.hold.WITHDRAWAL': 'Đang rút',
  'holdings.hold.DEPOSIT_UNCONFIRMED': 'Khoản nạp chờ xác nhận',
  'holdings.hold.LAUNCH_COMMIT': 'Đã cam kết cho đợt mở bán',
  'holdings.hold.VESTING': 'Mở khóa dần',
  'holdings.hold.EARN_REDEEMING': 'Đang rút khỏi Tiết kiệm',
  'holdings.hold.P2P_ESCROW': 'Ký quỹ cho lệnh P2P',
  'holdings.hold.CARD_AUTH': 'Thanh toán bằng thẻ',
  'holdings.hold.STRATEGY': 'Chiến lược đang dùng',
  'holdings.hold.RISK_FREEZE': 'Giữ lại để kiểm tra rủi ro',
  'holdings.hold.TRANSFER': 'Đang chuyển khoản',
  'holdings.hold.other': 'Tạm giữ',

  'holdings.asset.where': 'Đang ở đâu',
  'holdings.asset.holds': 'Phần đóng băng',
  'holdings.asset.priceTrend': 'Diễn biến giá',
  'holdings.asset.noPrices': 'Không có giá cho khoảng thời gian này.',
  'holdings.asset.records': '5 giao dịch gần nhất',
  'holdings.asset.noRecords': 'Chưa có giao dịch {asset} nào.',
  'holdings.asset.nowhere': 'Bạn chưa có {asset}.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
