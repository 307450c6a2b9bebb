import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.bookings.ts';

export const messages = {
  'bookings.kind.conversion': 'Chuyển đổi số dư nhỏ',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
