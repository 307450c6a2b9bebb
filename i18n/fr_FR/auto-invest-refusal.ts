import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Ce compte est gelé. Contactez le support.',
  AUTO_INVEST_COIN_REQUIRED: 'Choisissez au moins une crypto.',
  AUTO_INVEST_TOO_MANY_COINS: 'Un plan accepte au plus {max} cryptos ; vous en avez choisi {count}.',
  AUTO_INVEST_COIN_TWICE: '{asset} figure deux fois dans le plan.',
  AUTO_INVEST_COIN_UNKNOWN: '{asset} ne peut pas être achetée par investissement automatique.',
  AUTO_INVEST_SHARE_TOO_SMALL: 'Chaque part doit dépasser {above} % ; celle de {asset} est de {percent} %.',
  AUTO_INVEST_SHARE_SUM: 'Le total des parts doit être de 100 % ; il est de {sum} %.',
  AUTO_INVEST_DATE_REQUIRED: 'Choisissez le jour d’exécution du plan.',
  AUTO_INVEST_AMOUNT_MIN: 'Avec ces cryptos et ces parts, le minimum est de {min} USDT.',
  AUTO_INVEST_AMOUNT_MAX: 'Le maximum par achat est de {max} USDT.',
  AUTO_INVEST_ZONE_UNKNOWN: 'Ce fuseau horaire est inconnu : {zone}.',
  AUTO_INVEST_TOO_MANY: 'Vous pouvez créer {max} plans par heure. Le prochain sera possible le {nextAt}.',
  AUTO_INVEST_PLAN_UNKNOWN: 'Ce plan n’existe pas.',
  AUTO_INVEST_PLAN_DELETED: 'Ce plan a été supprimé.',
  AUTO_INVEST_LOCKED:
    'Le plan s’exécute le {runAt}. Il n’est plus modifiable dans les cinq minutes qui précèdent ; vous pouvez le suspendre ou le supprimer.',
  AUTO_INVEST_RUNNING: 'Un achat de ce plan est en cours. Attendez qu’il soit terminé.',
  AUTO_INVEST_INSUFFICIENT:
    'Fonds insuffisants : {available} USDT disponibles, {needed} USDT nécessaires. Rien n’a été acheté.',
  AUTO_INVEST_NO_HISTORY: 'Les prix quotidiens de {asset} ne remontent pas aussi loin.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
