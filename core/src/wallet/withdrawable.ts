import { amountForUsdtMinor, type Price, usdtValueMinor } from '../money/value.ts';

/** Coins bought from another person or by card, which may not leave before `unlockAtMs`. Minor units of the coin. */
export interface PurchaseLot {
  readonly asset: string;
  readonly scale: number;
  readonly amountMinor: bigint;
  /** What was paid for one coin. */
  readonly price: Price;
  readonly unlockAtMs: number;
}

/** A coin of a person: own holdings in funding, spot and P2P, frozen ones included. */
export interface Holding {
  readonly asset: string;
  readonly scale: number;
  readonly ownMinor: bigint;
  /** USDT now; null where the coin has no price, which then covers nothing. */
  readonly price: Price | null;
}

export interface Withdrawable {
  readonly withdrawableMinor: bigint;
  /** What the purchase lock alone takes from the available amount. */
  readonly purchaseLockedMinor: bigint;
  readonly unconfirmedMinor: bigint;
}

/**
 * How much of a coin may leave. A purchase lock follows the value: where the bought coin was swapped, the other coins
 * must keep covering what it cost.
 *
 * free_c = max(0, H_c - L_c); V = sum of (L_c - min(L_c, H_c)) x v_c;
 * withdrawable_d = min(available_d - unconfirmed_d, free_d, max(0, sum of free_k x p_k - V) / p_d)
 *
 * @param availableMinor    spendable now on the paying account
 * @param unconfirmedMinor  of it, from deposits that are credited but not final
 * @param lots              lots that are still locked
 * @invariant               0 <= withdrawable <= available
 */
export function withdrawable(input: {
  readonly asset: string;
  readonly availableMinor: bigint;
  readonly unconfirmedMinor: bigint;
  readonly holdings: readonly Holding[];
  readonly lots: readonly PurchaseLot[];
}): Withdrawable {
  const confirmed = floor(input.availableMinor - input.unconfirmedMinor);
  const free = input.lots.length === 0 ? confirmed : min(confirmed, freeOf(input));
  return {
    withdrawableMinor: free,
    purchaseLockedMinor: confirmed - free,
    unconfirmedMinor: min(input.unconfirmedMinor, input.availableMinor),
  };
}

function freeOf(input: {
  readonly asset: string;
  readonly holdings: readonly Holding[];
  readonly lots: readonly PurchaseLot[];
}): bigint {
  const locked = new Map<string, bigint>();
  for (const lot of input.lots) locked.set(lot.asset, (locked.get(lot.asset) ?? 0n) + lot.amountMinor);
  const holdings = new Map(input.holdings.map((holding) => [holding.asset, holding]));
  const freeMinor = (holding: Holding): bigint => floor(holding.ownMinor - (locked.get(holding.asset) ?? 0n));

  const own = holdings.get(input.asset);
  if (!own) return 0n;
  const byCoin = freeMinor(own);
  const mustCover = [...locked].reduce(
    (sum, [asset, amount]) => sum + missingValue(input.lots, asset, amount, holdings),
    0n,
  );
  if (mustCover === 0n) return byCoin;
  if (!own.price || own.price.priceUnits === 0n) return 0n;
  const cover = input.holdings.reduce(
    (sum, each) => sum + (each.price ? usdtValueMinor(freeMinor(each), each.scale, each.price) : 0n),
    0n,
  );
  return min(byCoin, amountForUsdtMinor(floor(cover - mustCover), own.scale, own.price, 'down'));
}

/** The part of a coin's lots that is no longer held, at the average price of the lots, rounded up: it must stay covered. */
function missingValue(
  lots: readonly PurchaseLot[],
  asset: string,
  lockedMinor: bigint,
  holdings: ReadonlyMap<string, Holding>,
): bigint {
  const holding = holdings.get(asset);
  const missing = lockedMinor - min(lockedMinor, holding?.ownMinor ?? 0n);
  if (missing === 0n) return 0n;
  const cost = lots
    .filter((lot) => lot.asset === asset)
    .reduce((sum, lot) => sum + usdtValueMinor(lot.amountMinor, lot.scale, lot.price, 'up'), 0n);
  return (cost * missing + lockedMinor - 1n) / lockedMinor;
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const floor = (minor: bigint): bigint => (minor > 0n ? minor : 0n);
