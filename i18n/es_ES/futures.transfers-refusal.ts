import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/futures.transfers-refusal.ts';

export const messages = {
  FUTURES_ONLY_TO_FUNDING: 'Desde futuros solo puede recibir la cuenta de fondos.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
