import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/deposits-refusal.ts';

export const messages = {
  DEPOSIT_PAUSED: 'Đang tạm dừng nạp qua mạng này.',
  NOT_ROTATABLE: 'Mạng này chỉ có một địa chỉ cố định.',
  NOT_IN_REVIEW: 'Việc xét duyệt đã kết thúc.',
  DEPOSIT_UNKNOWN: 'Khoản nạp này không tồn tại.',
  CHAIN_AWAY: 'Chuỗi hiện không phản hồi.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
