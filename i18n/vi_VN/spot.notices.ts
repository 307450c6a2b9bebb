import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.notices.ts';

export const messages = {
  'notices.kind.spot.mergeAnnounced':
    '{asset} sẽ được gộp {ratio}:1 vào {date} (UTC+8). Thị trường tạm dừng và các lệnh đang mở sẽ bị hủy.',
  'notices.kind.spot.merged': '{asset} đã được gộp: {ratio} thành 1. Giá trị bạn nắm giữ không đổi.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
