import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/announcements.ts';

export const messages = {
  'announcements.label': 'Duyurular',
  'announcements.close': 'Bu duyuruyu gizle',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
