import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/announcements.ts';

export const messages = {
  'announcements.label': 'Anuncios',
  'announcements.close': 'Ocultar este anuncio',
} as const satisfies Catalog<typeof en, 'es_ES'>;
