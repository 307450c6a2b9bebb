import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/common-refusal.ts';

export const messages = {
  FIELD_INVALID: 'Vérifiez votre saisie.',
  FIELD_UNKNOWN: 'Cette page n’est plus à jour. Rechargez-la et réessayez.',
  LOGIN_REQUIRED: 'Connectez-vous d’abord.',
  FORBIDDEN: 'Votre compte n’est pas autorisé à faire cela.',
  TOO_MANY_REQUESTS: 'Trop de demandes. Patientez un instant et réessayez.',
  BUSY: 'Le système est occupé. Rien n’a été modifié ; réessayez dans un instant.',
  OUTCOME_UNKNOWN: 'Nous n’avons pas pu confirmer si l’opération a abouti. Vérifiez avant de réessayer.',
  FEATURE_OFF: 'Cette fonction est désactivée pour le moment.',
  SYSTEM_ERROR: 'Un problème est survenu de notre côté. Vos fonds sont en sécurité.',
  IDEMPOTENCY_MISMATCH: 'Cette demande a déjà été envoyée avec d’autres valeurs. Rechargez la page et recommencez.',
  ORIGIN_REFUSED: 'Cette demande ne venait pas de nos pages et a été refusée.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
