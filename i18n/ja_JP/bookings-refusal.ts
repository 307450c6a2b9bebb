import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/bookings-refusal.ts';

export const messages = {
  BILL_UNKNOWN: 'この明細は存在しません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
