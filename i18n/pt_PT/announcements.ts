import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/announcements.ts';

export const messages = {
  'announcements.label': 'Avisos',
  'announcements.close': 'Ocultar este aviso',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
