import {
  type ConversionTerms,
  isSmall,
  type Obstacle,
  obstacleOf,
  type SmallCoin,
} from '@bourse/core/conversion/small-balance.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Coin } from '../../assets/public.ts';
import { findOwnBalance } from '../../balances/public.ts';
import { findLockedLots } from '../../withdrawals/public.ts';
import type { ConversionDeps } from '../conversion-deps.ts';

/** The coin that people get, which itself is never converted. */
export const QUOTE_ASSET = 'USDT';

/** A coin in a person's funding account, with the verdict on it. */
export interface JudgedCoin extends SmallCoin {
  readonly coin: Coin;
  readonly obstacle: Obstacle | null;
  /** True if it is worth less than the limit, or its worth is unknown: then a list of small balances shows it. */
  readonly isListed: boolean;
}

/** All coins of a person's funding account except USDT, by code. */
export async function judgeCoins(
  deps: ConversionDeps,
  q: Queryable,
  uid: string,
  { nowMs, terms }: { readonly nowMs: number; readonly terms: ConversionTerms },
): Promise<ReadonlyMap<string, JudgedCoin>> {
  const { money } = deps;
  const balances = (await findOwnBalance(q, uid)).filter(({ account }) => account === 'funding');
  const lots = await findLockedLots(q, uid, nowMs);
  const judged = balances.flatMap(({ asset, availableMinor, heldMinor }): [string, JudgedCoin][] => {
    const coin = money.assets.coin(asset);
    if (!coin || asset === QUOTE_ASSET || availableMinor + heldMinor === 0n) return [];
    const unlocks = lots.filter((lot) => lot.asset === asset).map(({ unlockAtMs }) => unlockAtMs);
    const small: SmallCoin = {
      availableMinor,
      heldMinor,
      scale: coin.ledgerScale,
      price: priceOf(deps, asset),
      market: marketOf(deps, asset),
      lockedUntilMs: unlocks.length === 0 ? null : Math.max(...unlocks),
    };
    const isListed = small.price === null || isSmall(small, terms);
    return [[asset, { ...small, coin, obstacle: obstacleOf(small, terms), isListed }]];
  });
  return new Map(judged);
}

/** The index price; null if there is none or it is stale, because nobody trades at a stale price. */
export function priceOf({ money }: ConversionDeps, asset: string): SmallCoin['price'] {
  const price = money.pricing.priceUsdt(asset);
  return price && !price.delayed && price.price.priceUnits > 0n ? price.price : null;
}

function marketOf({ spot }: ConversionDeps, asset: string): SmallCoin['market'] {
  const market = spot.catalog.find(`${asset}_${QUOTE_ASSET}`);
  if (!market) return 'none';
  const { isTold, isHalted } = spot.data.state(market.market);
  return isTold && !isHalted ? 'open' : 'halted';
}
