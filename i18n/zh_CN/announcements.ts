import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/announcements.ts';

export const messages = {
  'announcements.label': '公告',
  'announcements.close': '隐藏此公告',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
