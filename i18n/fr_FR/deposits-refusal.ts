import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/deposits-refusal.ts';

export const messages = {
  DEPOSIT_PAUSED: 'Les dépôts via ce réseau sont suspendus.',
  NOT_ROTATABLE: 'Ce réseau n’a qu’une seule adresse, définitive.',
  NOT_IN_REVIEW: 'L’examen est terminé.',
  DEPOSIT_UNKNOWN: 'Ce dépôt n’existe pas.',
  CHAIN_AWAY: 'La blockchain ne répond pas en ce moment.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
