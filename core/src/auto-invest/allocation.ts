import { mulDiv } from '../money/round.ts';
import { usdtMinor } from '../money/value.ts';
import { ok, type Result, refuse } from '../result.ts';

/** A coin of a plan and its part of the amount: a whole number of percent. */
export interface Share {
  readonly asset: string;
  readonly percent: number;
}

export const COINS_MAX = 5;
/** A share is above this, so that five of them fit and none is too small to be bought. */
export const PERCENT_ABOVE = 10;
export const AMOUNT_MIN_MINOR = usdtMinor(10);
export const AMOUNT_MAX_MINOR = usdtMinor(50_000);
const WHOLE = 100;

export type AllocationRefusal =
  | 'AUTO_INVEST_COIN_REQUIRED'
  | 'AUTO_INVEST_TOO_MANY_COINS'
  | 'AUTO_INVEST_COIN_TWICE'
  | 'AUTO_INVEST_SHARE_TOO_SMALL'
  | 'AUTO_INVEST_SHARE_SUM';

/** Judges the coins of a plan and their shares. @refuses the first of AllocationRefusal, with its numbers */
export function judgeShares(shares: readonly Share[]): Result<true, AllocationRefusal> {
  if (shares.length === 0) return refuse('AUTO_INVEST_COIN_REQUIRED');
  if (shares.length > COINS_MAX) return refuse('AUTO_INVEST_TOO_MANY_COINS', { max: COINS_MAX, count: shares.length });
  const twice = shares.find(({ asset }, at) => shares.findIndex((each) => each.asset === asset) !== at);
  if (twice) return refuse('AUTO_INVEST_COIN_TWICE', { asset: twice.asset });
  const small = shares.find(({ percent }) => percent <= PERCENT_ABOVE);
  if (small) {
    return refuse('AUTO_INVEST_SHARE_TOO_SMALL', {
      asset: small.asset,
      percent: small.percent,
      above: PERCENT_ABOVE,
    });
  }
  const sum = shares.reduce((total, { percent }) => total + percent, 0);
  return sum === WHOLE ? ok(true) : refuse('AUTO_INVEST_SHARE_SUM', { sum });
}

/** Shares that are as equal as whole percents can be; the last coin takes the rest. */
export function equalShares(assets: readonly string[]): Share[] {
  const each = Math.floor(WHOLE / Math.max(1, assets.length));
  return assets.map((asset, at) => ({
    asset,
    percent: at === assets.length - 1 ? WHOLE - each * (assets.length - 1) : each,
  }));
}

/**
 * The least amount of a plan: ten USDT, or more where the smallest order of a market is more than its coin's share of that.
 *
 * @param parts  the shares, each with the smallest order of its market, USDT minor units
 * @returns      USDT minor units, rounded UP
 */
export function leastAmountMinor(
  parts: readonly { readonly percent: number; readonly minNotionalMinor: bigint }[],
): bigint {
  return parts.reduce((least, { percent, minNotionalMinor }) => {
    const needed = mulDiv(minNotionalMinor, BigInt(WHOLE), BigInt(percent), 'up');
    return needed > least ? needed : least;
  }, AMOUNT_MIN_MINOR);
}

/**
 * Divides an amount among the coins of a plan: each share rounded down, the last coin takes the rest.
 *
 * @invariant  they sum to the amount
 */
export function partsOf(amountMinor: bigint, shares: readonly Share[]): bigint[] {
  let left = amountMinor;
  return shares.map(({ percent }, at) => {
    const part = at === shares.length - 1 ? left : (amountMinor * BigInt(percent)) / BigInt(WHOLE);
    left -= part;
    return part;
  });
}
