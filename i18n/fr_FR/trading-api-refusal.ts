import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/trading-api-refusal.ts';

export const messages = {
  SCOPE_UNKNOWN: 'Choisissez ce que la clé permet.',
  IP_MALFORMED: '{ip} n’est pas une adresse IP.',
  IP_LIST_REQUIRED: 'Une clé qui permet de retirer exige une liste d’adresses IP.',
  LABEL_LENGTH: 'Donnez à la clé un nom de {max} caractères au plus.',
  PUBLIC_KEY_MALFORMED: 'Ce n’est pas une clé publique Ed25519.',
  PUBLIC_KEY_IS_PRIVATE: 'C’est une clé privée. Gardez-la pour vous et collez la clé publique correspondante.',
  PUBLIC_KEY_IN_USE: 'Vous avez déjà une clé avec cette clé publique.',
  TOO_MANY_API_KEYS: 'Vous avez {max} clés, le maximum. Supprimez-en une pour en créer une autre.',
  ACCOUNT_FROZEN: 'Ce compte est gelé. Veuillez contacter l’assistance.',
  WITHDRAWAL_LOCKED: 'Les retraits reprennent le {unlockAt}.',
  API_KEY_UNKNOWN: 'Cette clé n’existe plus.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
