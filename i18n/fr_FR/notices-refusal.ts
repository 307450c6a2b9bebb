import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices-refusal.ts';

export const messages = {
  MUST_BE_TOLD: 'Toujours signalé dans l’app, ne peut être désactivé.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
