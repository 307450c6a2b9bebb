import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-refusal.ts';

export const messages = {
  AMOUNT_ZERO: 'Le montant ne peut pas être 0.',
  AMOUNT_PLACES: '{scale} décimales au maximum.',
  AMOUNT_TOO_LARGE: 'Ce montant est trop élevé.',
  AMOUNT_BELOW_MIN: 'Le minimum est de {min}.',
  AMOUNT_ABOVE_MAX: 'Le maximum est de {max} à la fois.',
  COIN_UNKNOWN: 'Cette crypto n’existe pas ici.',
  NETWORK_UNKNOWN: 'Cette crypto n’existe pas sur ce réseau.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
