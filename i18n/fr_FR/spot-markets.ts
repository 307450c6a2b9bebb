import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-markets.ts';

export const messages = {
  'spot.markets.title': 'Marchés',
  'spot.markets.kinds': 'Types de marché',
  'spot.markets.kind.favourites': 'Favoris',
  'spot.markets.kind.spot': 'Comptant',
  'spot.markets.kind.etf': 'Tokens à effet de levier',
  'spot.markets.search': 'Rechercher une paire',
  'spot.markets.clear': 'Effacer la recherche',
  'spot.markets.nothing': 'Aucune paire ne s’appelle « {search} »',
  'spot.markets.none': 'Aucun marché n’est encore ouvert.',
  'spot.markets.noFavourites': 'Marquez une paire d’une étoile pour la voir ici',
  'spot.markets.showAll': 'Voir toutes les paires',

  'spot.markets.ranking': 'Classement',
  'spot.markets.ranking.gain': 'Plus fortes hausses',
  'spot.markets.ranking.loss': 'Plus fortes baisses',
  'spot.markets.ranking.turnover': 'Plus échangées',

  'spot.markets.column.pair': 'Paire',
  'spot.markets.column.last': 'Dernier prix',
  'spot.markets.column.change': 'Variation 24 h',
  'spot.markets.column.high': 'Plus haut 24 h',
  'spot.markets.column.low': 'Plus bas 24 h',
  'spot.markets.column.turnover': 'Volume 24 h',
  'spot.markets.column.action': 'Action',

  'spot.markets.trade': 'Trader',
  'spot.markets.favour': 'Ajouter {pair} aux favoris',
  'spot.markets.unfavour': 'Retirer {pair} des favoris',
  'spot.markets.halted': 'Suspendu',
  'spot.markets.all': 'Tous les marchés',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
