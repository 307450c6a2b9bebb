import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/recovery-refusal.ts';

export const messages = {
  CASE_UNKNOWN: 'Cette demande n’existe pas.',
  CASE_EXISTS: 'Vous avez déjà une demande ouverte pour cette transaction.',
  CASES_OPEN_MAX: '{max} demandes ouvertes au plus. Attendez que l’une soit décidée.',
  SCREENSHOT_UNKNOWN: 'L’image n’est plus là. Choisissez-la à nouveau.',
  NETWORK_UNKNOWN: 'Ce réseau nous est inconnu.',
  AMOUNT_ZERO: 'Le montant ne peut pas être 0.',
  ADDRESS_INVALID: 'L’adresse de retour n’appartient pas à ce réseau.',
  ADDRESS_OURS: 'Cette adresse est la nôtre. Indiquez la vôtre.',
  CASE_DECIDED: 'Cette demande est déjà décidée.',
  SIGNATURE_NOT_POSSIBLE: 'Sur ce réseau, nous ne pouvons pas vérifier de signature.',
  TRANSFER_NOT_SEEN:
    'Nous n’avons pas encore vu cette transaction, ou elle ne nomme pas d’expéditeur. Réessayez plus tard.',
  SIGNATURE_WRONG: 'Ce n’est pas la signature de ce texte par l’adresse d’envoi.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
