import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices-refusal.ts';

export const messages = {
  MUST_BE_TOLD: '此類通知在站內一律開啟，無法關閉。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
