import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers-refusal.ts';

export const messages = {
  COIN_STOPPED: '{asset} est en cours de regroupement et ne peut pas être déplacé. Réessayez dans quelques minutes.',
  RECIPIENT_UNKNOWN: 'Aucun destinataire possible avec ce compte.',
  RECIPIENT_SELF: 'C’est votre propre compte.',
  LOOKUP_LIMIT: '{max} recherches par heure au maximum. Réessayez plus tard.',
  ACCOUNT_NOT_OPENED: 'Compte de transfert non ouvert : {account}.',
  SAME_ACCOUNT: 'Choisissez deux comptes différents.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
