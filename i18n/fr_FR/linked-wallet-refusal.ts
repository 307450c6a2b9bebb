import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet-refusal.ts';

export const messages = {
  WALLET_NOT_LINKED: 'Aucun portefeuille n’est lié à ce compte.',
  WALLET_ALREADY_LINKED: 'Un portefeuille est déjà lié. Déliez-le d’abord.',
  WALLET_TAKEN: 'Ce portefeuille est lié à un autre compte.',
  WALLET_NOT_THE_LINKED_ONE: 'Ce n’est pas le portefeuille lié au compte.',
  LINK_LOCKED: 'Les retraits vers un portefeuille lié rouvrent le {unlockAt}.',
  LINK_SESSION_UNKNOWN: 'Ce code n’existe pas. Affichez-en un nouveau.',
  LINK_SESSION_EXPIRED: 'Ce code a expiré. Affichez-en un nouveau.',
  LINK_SESSION_SPENT: 'Ce code a déjà servi. Affichez-en un nouveau.',
  LINK_NOT_CONFIRMED: 'Confirmez d’abord dans l’application de portefeuille.',
  MESSAGE_WRONG: 'Le message signé n’est pas le nôtre : {field}.',
  SIGNATURE_WRONG: 'La signature n’est pas celle de ce portefeuille.',
  TX_HASH_MISSING: 'La transaction manque.',
  NOT_PAYABLE: 'Le réseau refuserait ce paiement. Le portefeuille a-t-il assez de cryptos ?',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
