import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/bookings-refusal.ts';

export const messages = {
  BILL_UNKNOWN: 'Giao dịch này không tồn tại.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
