import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/statement-refusal.ts';

export const messages = {
  EXPORT_RANGE: 'Thời điểm bắt đầu phải trước thời điểm kết thúc và trước hiện tại.',
  EXPORTS_RUNNING: 'Đang tạo {max} tệp. Hãy chờ hoặc hủy bớt một tệp.',
  EXPORT_UNKNOWN: 'Tệp này không tồn tại.',
  EXPORT_ENDED: 'Lần xuất này đã kết thúc.',
  EXPORT_NOT_READY: 'Tệp này chưa sẵn sàng.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
