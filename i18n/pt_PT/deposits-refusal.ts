import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/deposits-refusal.ts';

export const messages = {
  DEPOSIT_PAUSED: 'Os depósitos por esta rede estão em pausa.',
  NOT_ROTATABLE: 'Esta rede tem um único endereço permanente.',
  NOT_IN_REVIEW: 'A análise terminou.',
  DEPOSIT_UNKNOWN: 'Este depósito não existe.',
  CHAIN_AWAY: 'A blockchain não responde de momento.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
