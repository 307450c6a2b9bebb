import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid-refusal.ts';

export const messages = {
  GRID_MARKET_CLOSED: 'Les grilles ne sont pas proposées sur {symbol}.',
  GRID_COUNT: 'Choisissez de {min} à {max} grilles.',
  GRID_RANGE_NARROW: 'Le prix haut doit valoir au moins {min} fois le prix bas.',
  GRID_LEVELS_EQUAL:
    'Avec autant de grilles, deux niveaux ont le même prix. Choisissez-en moins ou une plage plus large.',
  GRID_NO_PROFIT:
    'Après les frais, la grille la plus étroite rapporterait {percent} %. Choisissez moins de grilles ou une plage plus large.',
  GRID_NO_PRICE: '{symbol} n’a pas encore été négocié, il n’y a pas de prix de départ.',
  GRID_INVESTMENT_LOW: 'Cette grille exige au moins {needed} {asset}.',
  GRID_INVESTMENT_HIGH: 'Cette grille accepte au plus {max} {asset}.',
  GRID_TAKE_PROFIT: 'Le prix de prise de profit doit dépasser {upper} et le prix actuel, {price}.',
  GRID_STOP_LOSS: 'Le prix de stop-loss doit être inférieur à {lower} et au prix actuel, {price}.',
  GRID_PRICE_OUTSIDE:
    'Le prix est de {price}, hors de la plage de {lower} à {upper}. Indiquez un prix de déclenchement ou une autre plage.',
  GRID_TRIGGER: 'Le prix de déclenchement doit être dans la plage, de {lower} à {upper}.',
  GRID_TOO_MANY: 'Vous avez {max} grilles, le maximum. Arrêtez-en une d’abord.',
  GRID_NO_HISTORY: '{symbol} a trop peu de prix passés, ou ils ont à peine bougé.',
  GRID_UNKNOWN: 'Cette grille n’existe pas.',
  GRID_ENDED: 'Cette grille est déjà arrêtée.',
  INSUFFICIENT_BALANCE: 'Solde disponible de {asset} insuffisant sur le compte spot : il faut {needed}.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
