import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/bookings-refusal.ts';

export const messages = {
  BILL_UNKNOWN: '존재하지 않는 내역입니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
