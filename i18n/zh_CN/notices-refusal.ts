import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices-refusal.ts';

export const messages = {
  MUST_BE_TOLD: '此类通知在站内始终开启，无法关闭。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
