import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/announcements.ts';

export const messages = {
  'announcements.label': 'お知らせ',
  'announcements.close': 'このお知らせを隠す',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
