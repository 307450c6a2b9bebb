import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/announcements.ts';

export const messages = {
  'announcements.label': 'Annonces',
  'announcements.close': 'Masquer cette annonce',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
