import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.bookings.ts';

export const messages = {
  'bookings.kind.conversion': '小額資產兌換',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
