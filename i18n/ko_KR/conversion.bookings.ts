import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.bookings.ts';

export const messages = {
  'bookings.kind.conversion': '소액 자산 전환',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
