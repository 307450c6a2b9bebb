import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/bookings-refusal.ts';

export const messages = {
  BILL_UNKNOWN: '此紀錄不存在。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
