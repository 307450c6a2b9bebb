import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices-refusal.ts';

export const messages = {
  MUST_BE_TOLD: 'В приложении об этом сообщается всегда, отключить нельзя.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
