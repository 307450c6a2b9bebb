import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/announcements.ts';

export const messages = {
  'announcements.label': 'Thông báo',
  'announcements.close': 'Ẩn thông báo này',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
