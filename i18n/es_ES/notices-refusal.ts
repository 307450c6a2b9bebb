import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices-refusal.ts';

export const messages = {
  MUST_BE_TOLD: 'Siempre se avisa en la app y no se puede desactivar.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
