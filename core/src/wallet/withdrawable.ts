import { amountForUsdtMinor, type Price, usdtValueMinor } from '../money/value.ts';

/** Coins bought from another person or by card, which may not leave before `unlockAtMs`. Minor units of the coin. */
export interface PurchaseLot {
  readonly asset: string;
  readonly scale: number;
  readonly amountMinor: bigint;
  /** The price paid for one coin. */
  readonly price: Price;
  readonly unlockAtMs: number;
}

/** A person's own balance of a coin in funding, spot and P2P, frozen amounts included. */
export interface Holding {
  readonly asset: string;
  readonly scale: number;
  readonly ownMinor: bigint;
  /** USDT now; null where the coin has no price, and then it covers nothing. */
  readonly price: Price | null;
}

/** Coins of a deposit that is credited, but that its chain may still undo. */
export interface UnconfirmedDeposit {
  readonly asset: string;
  readonly scale: number;
  readonly amountMinor: bigint;
}

export interface Withdrawable {
  readonly withdrawableMinor: bigint;
  /** How much of the rest of the available amount the purchase lock takes. */
  readonly purchaseLockedMinor: bigint;
  /** What waits for deposits to become final: deposits of this coin, or of another that was swapped meanwhile. */
  readonly unconfirmedMinor: bigint;
}

/**
 * How much of a coin may leave. Two locks protect value: one for purchased coins, one for deposits that a chain may still
 * undo. No coin counts towards both. Where a locked coin was swapped away, the person's other coins must keep covering what
 * the purchase cost, or what the deposit is worth now.
 *
 * With L_c locked of coin c, H_c held and v_c the value of what is locked:
 * free_c = max(0, H_c - L_c); V = sum of (L_c - min(L_c, H_c)) x v_c;
 * withdrawable_d = min(available_d - unconfirmed_d, free_d, max(0, sum of free_k x p_k - V) / p_d)
 *
 * @param availableMinor  spendable now on the paying account
 * @param unconfirmed     deposits of any coin that are credited but not final
 * @param lots            lots that are still locked
 * @invariant             0 <= withdrawable <= available; a missing coin without a price lets nothing leave
 */
export function withdrawable(input: {
  readonly asset: string;
  readonly availableMinor: bigint;
  readonly unconfirmed: readonly UnconfirmedDeposit[];
  readonly holdings: readonly Holding[];
  readonly lots: readonly PurchaseLot[];
}): Withdrawable {
  const { asset, availableMinor, holdings, unconfirmed, lots } = input;
  const prices = new Map(holdings.map((each) => [each.asset, each.price]));
  const deposits = unconfirmed.map((each): Lock => ({ ...each, price: prices.get(each.asset) ?? null }));
  const ofThisMinor = deposits.reduce((sum, each) => (each.asset === asset ? sum + each.amountMinor : sum), 0n);
  const final = min(floor(availableMinor - ofThisMinor), freeOf(asset, holdings, deposits));
  // Both locks together: the same coins must not cover a purchase and an unconfirmed deposit.
  const free = lots.length === 0 ? final : min(final, freeOf(asset, holdings, [...deposits, ...lots]));
  return { withdrawableMinor: free, purchaseLockedMinor: final - free, unconfirmedMinor: availableMinor - final };
}

/** An amount of a coin that must stay, or be covered by others at this price; null where the price is unknown. */
interface Lock {
  readonly asset: string;
  readonly scale: number;
  readonly amountMinor: bigint;
  readonly price: Price | null;
}

/** How much of a coin a set of locks leaves free; null where they do not limit it. */
function freeOf(asset: string, all: readonly Holding[], locks: readonly Lock[]): bigint | null {
  if (locks.length === 0) return null;
  const locked = new Map<string, bigint>();
  for (const lock of locks) locked.set(lock.asset, (locked.get(lock.asset) ?? 0n) + lock.amountMinor);
  const holdings = new Map(all.map((holding) => [holding.asset, holding]));
  const freeMinor = (holding: Holding): bigint => floor(holding.ownMinor - (locked.get(holding.asset) ?? 0n));

  const own = holdings.get(asset);
  if (!own) return 0n;
  const byCoin = freeMinor(own);
  let mustCover = 0n;
  for (const [coin, amountMinor] of locked) {
    const value = missingValue(locks, coin, amountMinor, holdings);
    if (value === null) return 0n;
    mustCover += value;
  }
  if (mustCover === 0n) return byCoin;
  if (!own.price || own.price.priceUnits === 0n) return 0n;
  const cover = all.reduce(
    (sum, each) => sum + (each.price ? usdtValueMinor(freeMinor(each), each.scale, each.price) : 0n),
    0n,
  );
  return min(byCoin, amountForUsdtMinor(floor(cover - mustCover), own.scale, own.price, 'down'));
}

/**
 * The value of the part of a coin's locks that is no longer held, at their average price, rounded up: it must stay covered.
 * Null where the price is unknown.
 */
function missingValue(
  locks: readonly Lock[],
  asset: string,
  lockedMinor: bigint,
  holdings: ReadonlyMap<string, Holding>,
): bigint | null {
  const missing = lockedMinor - min(lockedMinor, holdings.get(asset)?.ownMinor ?? 0n);
  if (missing === 0n) return 0n;
  let cost = 0n;
  for (const lock of locks) {
    if (lock.asset !== asset) continue;
    if (lock.price === null) return null;
    cost += usdtValueMinor(lock.amountMinor, lock.scale, lock.price, 'up');
  }
  return (cost * missing + lockedMinor - 1n) / lockedMinor;
}

const min = (a: bigint, b: bigint | null): bigint => (b === null || a < b ? a : b);
const floor = (minor: bigint): bigint => (minor > 0n ? minor : 0n);
