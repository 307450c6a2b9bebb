import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import {
  LIMIT_WINDOW_LONG_MS,
  LIMIT_WINDOW_MS,
  limit24hMinor,
  limit30dMinor,
  limitUse,
} from '@bourse/core/wallet/limits.ts';
import { missingPreconditions } from '@bourse/core/wallet/security-factors.ts';
import {
  type Holding,
  type PurchaseLot,
  type UnconfirmedDeposit,
  type Withdrawable,
  withdrawable,
} from '@bourse/core/wallet/withdrawable.ts';
import { findLate } from '../../../../ledger/reconcile/proof.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import type { Coin } from '../../../assets/public.ts';
import { findOwnBalance } from '../../../balances/public.ts';
import { findOpenClaim, findUnconfirmed, type UnconfirmedDeposits } from '../../../deposits/public.ts';
import type { Profile } from '../../../identity/public.ts';
import { valueForLimits } from '../../../pricing/public.ts';
import { findLeavingMinor } from '../../queries/leaving.query.ts';
import { findOutgoing } from '../../queries/outgoing.query.ts';
import { findLockedLots, type LockedLot } from '../../queries/purchase-lot.query.ts';
import type { WithdrawalsDeps } from '../../withdrawals-deps.ts';
import { judgeVerification, limitDetails } from './judge-verification.ts';

export type LeaveRefusal =
  | 'PRECONDITIONS_MISSING'
  | 'WITHDRAWAL_LOCKED'
  | 'ACCOUNT_FROZEN'
  | 'RECEIVABLE_OPEN'
  | 'INSUFFICIENT_BALANCE'
  | 'NOT_WITHDRAWABLE_YET'
  | 'LIMIT_24H'
  | 'LIMIT_30D'
  | 'KYC_REQUIRED'
  | 'RECIPIENT_KYC';

const OWN_ACCOUNTS: ReadonlySet<string> = new Set(['funding', 'spot', 'p2p']);

/**
 * Refuses if the operator or a job has stopped all withdrawals, or the books were not proven for too long.
 *
 * @refuses  WITHDRAWALS_STOPPED
 */
export async function refuseWhileStopped(deps: WithdrawalsDeps): Promise<Result<true, 'WITHDRAWALS_STOPPED'>> {
  const { WITHDRAWALS_PAUSED_REASON, WITHDRAWALS_HALTED_BY } = await deps.settings.all();
  if (WITHDRAWALS_PAUSED_REASON !== null) return refuse('WITHDRAWALS_STOPPED', { reason: WITHDRAWALS_PAUSED_REASON });
  // What a job found is for staff; people are told only that withdrawals are stopped.
  if (WITHDRAWALS_HALTED_BY !== null) return refuse('WITHDRAWALS_STOPPED');
  return (await findLate(deps.db)).has('books') ? refuse('WITHDRAWALS_STOPPED') : ok(true);
}

/**
 * Refuses if our keys' holdings on a network were not compared with the books for too long. @refuses WITHDRAW_PAUSED
 */
export async function refuseWhileUnproven(q: Queryable, network: string): Promise<Result<true, 'WITHDRAW_PAUSED'>> {
  return (await findLate(q)).has(`chain:${network}`) ? refuse('WITHDRAW_PAUSED') : ok(true);
}

/** The worth of an amount at the time of the request, in USDT minor units, rounded up. @refuses PRICE_UNKNOWN */
export function valueOfRequest(
  deps: WithdrawalsDeps,
  coin: Coin,
  amountMinor: bigint,
): Result<bigint, 'PRICE_UNKNOWN'> {
  const price = deps.pricing.priceUsdt(coin.asset);
  if (!price || price.price.priceUnits === 0n) return refuse('PRICE_UNKNOWN', { asset: coin.asset });
  return ok(valueForLimits(price.price, amountMinor, coin.ledgerScale));
}

export interface WithdrawableNow extends Withdrawable {
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
  /** Deposits of any coin that may not leave yet; neither may what they were swapped for. */
  readonly waiting: readonly UnconfirmedDeposits[];
}

/** How the withdrawable amount of a coin is made up, in minor units. */
export async function withdrawableOf(
  deps: WithdrawalsDeps,
  q: Queryable,
  uid: string,
  coin: Coin,
  nowMs: number,
): Promise<WithdrawableNow> {
  const balances = await findOwnBalance(q, uid);
  const waiting = await findUnconfirmed(q, uid, nowMs);
  const unconfirmed = depositsOf(deps, waiting);
  const lots = lotsOf(deps, await findLockedLots(q, uid, nowMs));
  const isBound = lots.length + unconfirmed.length > 0;
  const leaving = isBound ? await findLeavingMinor(q, uid) : new Map<string, bigint>();
  const funding = balances.find((row) => row.asset === coin.asset && row.account === 'funding');
  const availableMinor = funding?.availableMinor ?? 0n;
  const holdings = deps.assets.coins().map((each): Holding => {
    const own = balances.filter((row) => row.asset === each.asset && OWN_ACCOUNTS.has(row.account));
    // Held coins on their way out cover nothing: the same free coins must not let two payments pass.
    const heldOrFree = own.reduce((sum, row) => sum + row.availableMinor + row.heldMinor, 0n);
    const goneMinor = leaving.get(each.asset) ?? 0n;
    return {
      asset: each.asset,
      scale: each.ledgerScale,
      ownMinor: heldOrFree > goneMinor ? heldOrFree - goneMinor : 0n,
      price: deps.pricing.priceUsdt(each.asset)?.price ?? null,
    };
  });
  return {
    availableMinor,
    heldMinor: funding?.heldMinor ?? 0n,
    waiting,
    ...withdrawable({ asset: coin.asset, availableMinor, unconfirmed, holdings, lots }),
  };
}

/** Adds the scale of each deposit's coin; of a coin that is no longer in the catalog nobody knows the worth. */
function depositsOf(deps: WithdrawalsDeps, waiting: readonly UnconfirmedDeposits[]): UnconfirmedDeposit[] {
  return waiting.map(({ asset, amountMinor }) => ({
    asset,
    amountMinor,
    scale: deps.assets.coin(asset)?.ledgerScale ?? 0,
  }));
}

/** Adds the scale of each lot's coin; a coin that is no longer in the catalog locks nothing. */
function lotsOf(deps: WithdrawalsDeps, lots: readonly LockedLot[]): PurchaseLot[] {
  return lots.flatMap((lot) => {
    const coin = deps.assets.coin(lot.asset);
    return coin ? [{ ...lot, scale: coin.ledgerScale }] : [];
  });
}

/** @refuses PRECONDITIONS_MISSING | ACCOUNT_FROZEN | WITHDRAWAL_LOCKED | RECEIVABLE_OPEN */
async function judgePerson(
  deps: WithdrawalsDeps,
  q: Queryable,
  profile: Profile,
): Promise<Result<true, 'PRECONDITIONS_MISSING' | 'ACCOUNT_FROZEN' | 'WITHDRAWAL_LOCKED' | 'RECEIVABLE_OPEN'>> {
  const missing = missingPreconditions(profile);
  if (missing.length > 0) return refuse('PRECONDITIONS_MISSING', { missing: missing.join(',') });
  if (profile.frozen) return refuse('ACCOUNT_FROZEN');
  if (profile.withdrawalLock) {
    return refuse('WITHDRAWAL_LOCKED', {
      unlockAt: profile.withdrawalLock.untilMs,
      reason: profile.withdrawalLock.reason,
    });
  }
  return judgeClaim(deps, q, profile.uid);
}

async function judgeClaim(deps: WithdrawalsDeps, q: Queryable, uid: string): Promise<Result<true, 'RECEIVABLE_OPEN'>> {
  const claim = await findOpenClaim(q, uid);
  if (!claim) return ok(true);
  const scale = deps.assets.coin(claim.asset)?.ledgerScale ?? 0;
  return refuse('RECEIVABLE_OPEN', { asset: claim.asset, amount: formatAmount(claim.openMinor, scale) });
}

async function judgeVerified(deps: WithdrawalsDeps, profile: Profile): Promise<Result<true, 'KYC_REQUIRED'>> {
  if (profile.kycLevel !== 'none' || profile.kycExpiredAtMs !== null) return ok(true);
  return (await deps.settings.get('WITHDRAWALS_WITHOUT_KYC')) ? ok(true) : refuse('KYC_REQUIRED', { from: '0' });
}

export type Hindrance = 'ACCOUNT_FROZEN' | 'RECEIVABLE_OPEN' | 'KYC_REQUIRED' | 'PRICE_UNKNOWN';

/** Whether any amount of a coin may leave, so that a form can say so before it is filled in. @refuses see Hindrance */
export async function judgeHindrance(
  deps: WithdrawalsDeps,
  q: Queryable,
  profile: Profile,
  coin: Coin,
): Promise<Result<true, Hindrance>> {
  if (profile.frozen) return refuse('ACCOUNT_FROZEN');
  const claim = await judgeClaim(deps, q, profile.uid);
  if (!claim.ok) return claim;
  const verified = await judgeVerified(deps, profile);
  if (!verified.ok) return verified;
  const price = valueOfRequest(deps, coin, 0n);
  return price.ok ? ok(true) : price;
}

export interface Leaving {
  readonly profile: Profile;
  readonly coin: Coin;
  readonly amountMinor: bigint;
  readonly valueMinor: bigint;
  /** The recipient, if it stays inside. */
  readonly toUid: string | null;
  readonly nowMs: number;
}

/**
 * Whether an amount may leave now: checks the person, the balance, the limits and the recipient. Called before the
 * security check, and again in the transaction that moves the money while it holds the person's lock.
 *
 * @refuses see LeaveRefusal; each with its figures
 */
export async function judgeLeaving(
  deps: WithdrawalsDeps,
  q: Queryable,
  leaving: Leaving,
): Promise<Result<true, LeaveRefusal>> {
  const person = await judgePerson(deps, q, leaving.profile);
  if (!person.ok) return person;
  const balance = await judgeBalance(deps, q, leaving);
  if (!balance.ok) return balance;
  return judgeLimits(deps, q, leaving);
}

async function judgeBalance(
  deps: WithdrawalsDeps,
  q: Queryable,
  leaving: Leaving,
): Promise<Result<true, 'INSUFFICIENT_BALANCE' | 'NOT_WITHDRAWABLE_YET'>> {
  const { coin, amountMinor } = leaving;
  const can = await withdrawableOf(deps, q, leaving.profile.uid, coin, leaving.nowMs);
  const text = (minor: bigint): string => formatAmount(minor, coin.ledgerScale);
  if (can.availableMinor < amountMinor) {
    return refuse('INSUFFICIENT_BALANCE', { available: text(can.availableMinor), needed: text(amountMinor) });
  }
  if (can.withdrawableMinor < amountMinor) {
    return refuse('NOT_WITHDRAWABLE_YET', {
      withdrawable: text(can.withdrawableMinor),
      unconfirmed: text(can.unconfirmedMinor),
      purchaseLocked: text(can.purchaseLockedMinor),
    });
  }
  return ok(true);
}

async function judgeLimits(
  deps: WithdrawalsDeps,
  q: Queryable,
  leaving: Leaving,
): Promise<Result<true, 'LIMIT_24H' | 'LIMIT_30D' | 'KYC_REQUIRED' | 'RECIPIENT_KYC'>> {
  const { profile, valueMinor, nowMs } = leaving;
  const verified = await judgeVerified(deps, profile);
  if (!verified.ok) return verified;
  const outgoing = await findOutgoing(q, profile.uid, nowMs - LIMIT_WINDOW_LONG_MS);
  const both =
    leaving.toUid === null
      ? ok(true)
      : await judgeVerification(deps, q, { ...leaving, toUid: leaving.toUid, outgoing });
  if (!both.ok) return both;
  const day = limitUse(outgoing, {
    limitMinor: limit24hMinor(profile.kycLevel, profile.vipLevel),
    nowMs,
    windowMs: LIMIT_WINDOW_MS,
  });
  if (valueMinor > day.remainingMinor) {
    return refuse('LIMIT_24H', limitDetails(day, valueMinor));
  }
  const limitMinor = limit30dMinor(profile.kycLevel);
  if (limitMinor !== null) {
    const month = limitUse(outgoing, { limitMinor, nowMs, windowMs: LIMIT_WINDOW_LONG_MS });
    if (valueMinor > month.remainingMinor) {
      return refuse('LIMIT_30D', limitDetails(month, valueMinor));
    }
  }
  return ok(true);
}
