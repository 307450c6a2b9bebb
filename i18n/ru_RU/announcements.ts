import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/announcements.ts';

export const messages = {
  'announcements.label': 'Объявления',
  'announcements.close': 'Скрыть это объявление',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
