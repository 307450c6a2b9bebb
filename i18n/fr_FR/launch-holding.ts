import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-holding.ts';

export const messages = {
  'launch.holding.title': 'Détention moyenne de {coin}',
  'launch.holding.period': 'Jours pris en compte',
  'launch.holding.public': 'Dernier chiffre publié',
  'launch.holding.needed': 'Moyenne demandée',
  'launch.holding.average': 'Votre moyenne ({known} jours sur {days})',
  'launch.holding.cap': 'Maximum que vous pouvez engager',
  'launch.holding.counted':
    'Une fois par heure, à une seconde tirée au hasard, nous relevons ce que vous avez sur le compte de fonds, au spot (ordres ouverts et grilles compris), dans Épargne, et ce qui est disponible pour le P2P ; ce que vous avez engagé dans des lancements compte. Les cryptos empruntées, les bonus et les gains latents sur futures ne comptent pas.',
  'launch.holding.days': 'Jours relevés',
  'launch.holding.soon': 'Public à partir du {time}',
  'launch.holding.tidied': 'N’est plus conservé',
  'launch.holding.none': 'Aucun relevé ce jour-là',
  'launch.holding.lost': {
    one: '{count} heure n’a pas pu être relevée ; elle ne compte pas dans la moyenne.',
    many: '{count} heures n’ont pas pu être relevées ; elles ne comptent pas dans la moyenne.',
    other: '{count} heures n’ont pas pu être relevées ; elles ne comptent pas dans la moyenne.',
  },
  'launch.holding.hour': 'Heure',
  'launch.holding.readAt': 'Relevé à',
  'launch.holding.missing': 'Non relevée',
  'launch.holding.hoursOf': 'Relevés du {date}',
  'launch.holding.seedHash': 'SHA-256 de la graine du jour :',
  'launch.holding.seed': 'Graine du jour :',
  'launch.holding.yours': 'Votre moyenne : {average} {coin}',
  'launch.holding.rule.least':
    'Tour {number} : vous devez avoir détenu au moins {least} {coin} en moyenne du {from} au {until} (UTC+8).',
  'launch.holding.rule.factor':
    'Tour {number} : pour chaque {coin} détenu en moyenne, vous pouvez engager {factor} {asset}, dans la limite du maximum du tour.',
  'launch.holding.rule.mean':
    'La moyenne d’un jour est celle de ses relevés horaires, la vôtre celle des jours. Les heures qui n’ont pas pu être relevées ne comptent pas. Les chiffres d’un jour sont publics à 11:00 (UTC+8) le lendemain.',
  'launch.condition.HOLDING': 'Au moins {needed} {coin} détenus en moyenne',
  'launch.fix.HOLDING': 'Déposer',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
