import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-refusal.ts';

export const messages = {
  MARKET_NOT_FOUND: 'Le marché {symbol} n’existe pas.',
  MARKET_HALTED: 'La cotation de {symbol} est suspendue. Seule l’annulation d’ordres est possible.',
  INVALID_ORDER: 'Ces réglages de l’ordre ne vont pas ensemble.',
  INVALID_ORDER_LIST: 'Ces ordres ne peuvent pas être liés ainsi.',
  PRICE_REQUIRED: 'Saisissez un prix.',
  QUANTITY_REQUIRED: 'Saisissez une quantité.',
  STOP_PRICE_REQUIRED: 'Saisissez un prix de déclenchement.',
  OFF_TICK: 'Le prix doit être un multiple de {tick}.',
  OFF_LOT: 'La quantité doit être un multiple de {lot}.',
  PRICE_TOO_HIGH: 'Le prix le plus élevé possible est {max}.',
  QUANTITY_TOO_LARGE: 'Au maximum {max} par ordre.',
  OUTSIDE_BAND: 'Les prix de {min} à {max} sont acceptés pour le moment.',
  WAITING_OUTSIDE_BAND:
    'Un ordre en attente de son prix ou de son tour peut indiquer pour le moment des prix de {min} à {max}.',
  BELOW_MIN_NOTIONAL: 'L’ordre vaut {notional} {asset} ; le minimum est de {min} {asset}.',
  TOO_MANY_ORDERS: 'Vous avez {max} ordres ouverts, soit le maximum. Annulez-en d’abord.',
  STOP_WOULD_TRIGGER: 'Le dernier prix est {last} : ce stop se déclencherait aussitôt.',
  POST_ONLY_WOULD_MATCH: 'Un ordre post-only ne peut pas s’exécuter aussitôt : le meilleur prix en face est {best}.',
  TRAIL_OUT_OF_RANGE: 'L’écart de suivi doit être compris entre {min} % et {max} %.',
  TOO_MANY_PARTS: 'Un ordre iceberg s’affiche en {max} parties au plus : affichez au moins {min} {asset} à la fois.',
  INSUFFICIENT_BALANCE: 'Solde disponible insuffisant : {available} {asset} disponibles, {needed} {asset} nécessaires.',
  ACCOUNT_FROZEN: 'Ce compte est gelé. Contactez l’assistance.',
  ETF_PREMIUM_TOO_HIGH:
    'Le prix dépasse de {premiumPercent} % la valeur liquidative de {nav}. Au-delà de {maxPercent} %, l’achat est impossible.',
  ORDER_IN_LIST: 'Cet ordre est lié à d’autres. Annulez-le plutôt.',
  ORDER_NOT_FOUND: 'Cet ordre n’est plus ouvert.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
