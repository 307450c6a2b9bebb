import { hasReward, hasTerm } from '@bourse/core/earn/product.ts';
import type { Offer } from '../api/queries.ts';

/** What can go wrong with a product, in the order in which it is said; each is a word of the catalog. */
export const risksOf = (offer: Pick<Offer, 'kind' | 'canEndEarly' | 'source'>) => {
  const ending = offer.canEndEarly ? ('early' as const) : ('locked' as const);
  return [
    'notInsured',
    offer.source,
    ...(hasTerm(offer.kind) ? (['rateStays', ending] as const) : (['rateMoves', 'pool'] as const)),
    ...(hasReward(offer.kind) ? (['reward'] as const) : []),
    'price',
  ] as const;
};
export type Risk = ReturnType<typeof risksOf>[number];
