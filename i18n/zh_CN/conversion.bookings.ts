import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.bookings.ts';

export const messages = {
  'bookings.kind.conversion': '小额资产兑换',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
