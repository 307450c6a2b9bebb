import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/announcements.ts';

export const messages = {
  'announcements.label': '공지',
  'announcements.close': '이 공지 숨기기',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
