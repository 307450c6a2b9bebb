import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices-refusal.ts';

export const messages = {
  MUST_BE_TOLD: 'Isso é sempre avisado no app e não pode ser desligado.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
