import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.notices.ts';

export const messages = {
  'notices.kind.grid.takeProfit':
    'Votre grille {number} sur {market} a atteint son prix de prise de profit et s’est arrêtée. {quote} {quoteAsset} et {base} {baseAsset} sont sur le compte spot.',
  'notices.kind.grid.stopLoss':
    'Votre grille {number} sur {market} a atteint son prix de stop-loss et s’est arrêtée. {quote} {quoteAsset} et {base} {baseAsset} sont sur le compte spot.',
  'notices.kind.grid.stoppedByStaff':
    'Nous avons arrêté votre grille {number} sur {market}. {quote} {quoteAsset} et {base} {baseAsset} sont sur le compte spot ; rien n’a été vendu. Pour toute question, contactez le support.',
  'notices.kind.grid.failed.slippage':
    'Votre grille {number} sur {market} n’a pas démarré : l’achat aurait coûté plus d’un demi pour cent au-dessus du prix. {quote} {quoteAsset} et {base} {baseAsset} sont sur le compte spot.',
  'notices.kind.grid.failed.other':
    'Votre grille {number} sur {market} n’a pas pu fonctionner et a pris fin. {quote} {quoteAsset} et {base} {baseAsset} sont sur le compte spot. Sa page en donne la raison.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
