import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/futures.transfers-refusal.ts';

export const messages = {
  FUTURES_ONLY_TO_FUNDING: 'Só a conta de fundos pode receber de futuros.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
