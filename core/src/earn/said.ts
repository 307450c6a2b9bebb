import { type EarnKind, hasReward, hasTerm } from './product.ts';

/**
 * What a product says of itself, made from its own terms; each is a word of the catalog. People read it beside the
 * product, and staff before they ask for it.
 */
interface SaidOf {
  readonly kind: EarnKind;
  readonly canEndEarly: boolean;
  readonly source: 'house' | 'lending' | 'staking';
}

/** What can go wrong with a product, in the order in which it is said. */
export const risksOf = ({ kind, canEndEarly, source }: SaidOf) => {
  const ending = canEndEarly ? ('early' as const) : ('locked' as const);
  return [
    'notInsured',
    source,
    ...(hasTerm(kind) ? (['rateStays', ending] as const) : (['rateMoves', 'pool'] as const)),
    ...(hasReward(kind) ? (['reward'] as const) : []),
    'price',
  ] as const;
};
export type Risk = ReturnType<typeof risksOf>[number];

/** How coins come out of it again. */
export function redeemRuleOf({ kind, canEndEarly }: Pick<SaidOf, 'kind' | 'canEndEarly'>) {
  if (!hasTerm(kind)) return 'flexible';
  return canEndEarly ? 'early' : 'term';
}
