import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.console.ts';

export const messages = {
  'console.actionKind.staffLaunch.publish': 'Dự án mở bán',
  'console.actionKind.staffLaunch.fund': 'Token cho đợt mở bán',
  'console.actionKind.staffLaunch.cancel': 'Hủy đợt mở bán',
  'console.refusal.LAUNCH_EXISTS': 'Đã có dự án trùng tên: {project}.',
  'console.refusal.LAUNCH_NOT_FOUND': 'Không có dự án này.',
  'console.refusal.LAUNCH_COIN_MERGES':
    '{asset} có thể được gộp trong tương lai nên không thể bán hoặc dùng để thanh toán ở đây.',
  'console.refusal.LAUNCH_SAME_COIN': 'Không thể dùng {asset} để mua chính nó.',
  'console.refusal.LAUNCH_NO_ROUND': 'Dự án cần ít nhất một vòng.',
  'console.refusal.LAUNCH_ROUND_TIMES':
    'Vòng {round}: bắt đầu trước thời điểm này hoặc trước khi vòng trước kết thúc, hoặc kết thúc trước khi bắt đầu.',
  'console.refusal.LAUNCH_ROUND_BOUNDS':
    'Vòng {round}: có số lượng bằng 0, mức tối thiểu lệch bước hoặc cao hơn tối đa, hoặc hạn mức một người lớn hơn tổng.',
  'console.refusal.LAUNCH_QUOTA': 'Tổng lượng bán của các vòng phải bằng lượng bán của dự án và không vượt tổng cung.',
  'console.refusal.SCHEDULE_EMPTY': 'Chưa có lịch mở khóa.',
  'console.refusal.SCHEDULE_ORDER': 'Mở khóa dòng {row}: phải sau dòng trước.',
  'console.refusal.SCHEDULE_SHARE': 'Mở khóa dòng {row}: tỷ lệ là số nguyên từ 1 đến 10,000 (đơn vị 0.01%).',
  'console.refusal.SCHEDULE_SUM': 'Tổng tỷ lệ là {sumBps} (đơn vị 0.01%); phải bằng 10,000.',
  'console.refusal.LAUNCH_LISTING':
    'Token được phát sau khi vòng cuối kết thúc, và lần mở khóa đầu không trước ngày niêm yết.',
  'console.refusal.LAUNCH_NOT_FUNDED':
    'Phải có sẵn token để bán: cần {needed} {asset}, đã dành riêng {available}. Bộ phận Tài chính dành riêng token trước.',
  'console.refusal.LAUNCH_OTHER_TOKEN': 'Dự án này bán {asset}.',
  'console.refusal.LAUNCH_CANCELLED': 'Dự án này đã bị hủy.',
  'console.refusal.LAUNCH_UNLOCKED': 'Đã có token được mở khóa nên không thể hủy toàn bộ dự án.',
  'console.actionField.token': 'Token bán',
  'console.actionField.payAsset': 'Thanh toán bằng',
  'console.actionField.website': 'Trang web',
  'console.actionField.paper': 'Sách trắng',
  'console.actionField.supply': 'Tổng cung',
  'console.actionField.listingAtMs': 'Phát lần đầu (UTC+8)',
  'console.actionField.rounds': 'Các vòng',
  'console.actionField.schedule': 'Lịch mở khóa',
  'console.actionField.funded': 'Token đã dành riêng',
  'console.actionField.isCancelled': 'Đã hủy',
  'console.actionField.paidBack': 'Số người được hoàn tiền',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
