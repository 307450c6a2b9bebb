import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.notices.ts';

export const messages = {
  'notices.kind.launch.allocated':
    'Vòng đã được phân bổ: bạn nhận {got} {token} với tổng chi phí {cost} {asset}. Phần cam kết còn lại đã được giải phóng.',
  'notices.kind.launch.bought': 'Bạn đã thanh toán trong flash sale: {got} {token} với giá {cost} {asset}.',
  'notices.kind.launch.rewarded':
    'Boost đã kết thúc: thưởng của bạn là {got} {token}. {amount} {asset} bạn đã khóa được giải phóng.',
  'notices.kind.launch.notAllocated':
    'Vòng đã được phân bổ và bạn không nhận được {token}. {amount} {asset} bạn cam kết đã được giải phóng.',
  'notices.kind.launch.notDrawn':
    'Không có quay số cho {token} và sẽ không quay lại. {amount} {asset} bị phong tỏa cho vé của bạn đã được giải phóng. Lý do có trên trang bán.',
  'notices.kind.launch.unlocked': '{amount} {token} từ đợt mở bán đã được mở khóa.',
  'notices.kind.launch.cancelled': 'Đợt mở bán {token} đã bị hủy. {amount} {asset} đã về lại tài khoản vốn của bạn.',
  'notices.kind.launch.payOut': '{amount} {asset} từ đợt mở bán {token} đã được trả vào tài khoản vốn của bạn.',
  'notices.kind.launch.protected':
    'Bảo vệ giá cho {token}: {amount} {asset} đã được ghi có vào tài khoản vốn của bạn, vì giá thị trường thấp hơn giá bạn đã trả khi những token đầu tiên được giao.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
