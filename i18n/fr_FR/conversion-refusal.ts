import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion-refusal.ts';

export const messages = {
  CONVERSION_TOO_MANY: 'Choisissez {max} cryptos au plus.',
  CONVERSION_TOO_SOON: 'Nouvelle conversion possible à partir du {nextAt}.',
  CONVERSION_NOT_POSSIBLE: '{asset} ne peut pas être converti maintenant.',
  CONVERSION_NO_FUNDS: 'Conversion impossible pour le moment. Vos cryptos restent en place ; réessayez plus tard.',
  CONVERSION_QUOTE_UNKNOWN: 'Cette offre de prix n’existe pas.',
  CONVERSION_QUOTE_EXPIRED: 'Le prix a expiré. Rien n’a été converti.',
  CONVERSION_PRICE_MOVED: 'Le prix de {asset} a varié de plus de 1 %. Rien n’a été converti.',
  INSUFFICIENT_BALANCE: 'Solde disponible en {asset} insuffisant : {available} disponibles, {needed} nécessaires.',
  ACCOUNT_FROZEN: 'Ce compte est gelé. Contactez le support.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
