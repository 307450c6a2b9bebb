import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/deposits-refusal.ts';

export const messages = {
  DEPOSIT_PAUSED: 'Los depósitos por esta red están en pausa.',
  NOT_ROTATABLE: 'Esta red tiene una única dirección permanente.',
  NOT_IN_REVIEW: 'La revisión ha terminado.',
  DEPOSIT_UNKNOWN: 'Este depósito no existe.',
  CHAIN_AWAY: 'La cadena no responde en este momento.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
