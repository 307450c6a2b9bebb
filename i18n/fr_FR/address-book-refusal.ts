import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: 'Cette adresse n’est pas valide sur ce réseau.',
  ADDRESS_BURNS: 'Personne ne possède la clé de cette adresse. Les cryptos qui y sont envoyées sont perdues à jamais.',
  ADDRESS_IS_TOKEN: 'C’est le contrat de {asset}, pas un portefeuille. Les cryptos qui y sont envoyées sont perdues.',
  ADDRESS_OURS: 'Cette adresse est celle de la plateforme elle-même. Indiquez-en une à vous.',
  MEMO_REQUIRED: 'Cette adresse exige un mémo.',
  MEMO_INVALID: 'Ce mémo n’a pas le format exigé par le réseau.',
  ADDRESS_BOOK_FULL: 'Le carnet d’adresses est plein.',
  ADDRESS_EXISTS: 'Cette adresse est déjà dans le carnet.',
  ADDRESS_UNKNOWN: 'Cette entrée n’existe plus.',
  ADDRESS_REQUIRED: 'Une adresse est obligatoire.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
