import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/futures.transfers-refusal.ts';

export const messages = {
  FUTURES_ONLY_TO_FUNDING: 'Seul le compte de fonds peut recevoir depuis les contrats à terme.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
