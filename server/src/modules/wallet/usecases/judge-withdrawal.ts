import { formatAmount } from '@bourse/core/money/amount.ts';
import { amountForUsdtMinor } from '@bourse/core/money/value.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { type AmountRefusal, judgeAmount } from '@bourse/core/wallet/amount-checks.ts';
import { SEND_MIN_MINOR } from '@bourse/core/wallet/security-factors.ts';
import type { Coin } from '../../assets/public.ts';
import type { Profile } from '../../identity/public.ts';
import { payloadHash } from '../payload-hash.ts';
import { findWhitelisted } from '../queries/address-entry.query.ts';
import type { Caller, WalletDeps } from '../wallet-deps.ts';
import { type AddressRefusal, type JudgedAddress, judgeAddress } from './judge-address.ts';
import { judgeLeaving, type LeaveRefusal, profileOf, refuseWhileStopped, valueOfRequest } from './judge-leaving.ts';

/** A withdrawal as a person asks for it. */
export interface WithdrawalWish {
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly memo?: string | undefined;
  readonly amount: string;
}

export interface JudgedWithdrawal {
  readonly target: JudgedAddress;
  readonly profile: Profile;
  readonly amountMinor: bigint;
  /** Zero where it stays inside. */
  readonly feeMinor: bigint;
  readonly valueMinor: bigint;
  /** Names coin, network, address, memo and amount: codes are good for exactly these. */
  readonly payloadHash: string;
}

export type WithdrawalRefusal = AddressRefusal | AmountRefusal | LeaveRefusal | 'WITHDRAWALS_STOPPED' | 'PRICE_UNKNOWN';

/**
 * Every check of a withdrawal that needs no secret, in the order in which a person can do something about them.
 *
 * @refuses  see WithdrawalRefusal
 */
export async function judgeWithdrawal(
  deps: WalletDeps,
  caller: Caller,
  wish: WithdrawalWish,
): Promise<Result<JudgedWithdrawal, WithdrawalRefusal>> {
  const running = await refuseWhileStopped(deps);
  if (!running.ok) return running;
  const target = await judgeAddress(deps, deps.db, caller.uid, wish);
  if (!target.ok) return target;
  const { coin, pair } = target.value;
  const isInternal = target.value.toUid !== null;
  const amount = isInternal
    ? judgeInternalAmount(deps, coin, wish.amount)
    : judgeAmount(wish.amount, {
        ledgerScale: coin.ledgerScale,
        networkScale: pair.scale,
        minMinor: pair.withdrawMinMinor,
        maxMinor: pair.withdrawMaxMinor,
        feeMinor: pair.withdrawFeeMinor,
      });
  if (!amount.ok) return amount;
  const { amountMinor, feeMinor } = amount.value;
  const value = valueOfRequest(deps, coin, amountMinor);
  if (!value.ok) return value;
  const profile = await profileOf(deps, deps.db, caller.uid);
  const leaving = await judgeLeaving(deps, deps.db, {
    profile,
    coin,
    amountMinor,
    valueMinor: value.value,
    toUid: target.value.toUid,
    nowMs: caller.nowMs,
  });
  if (!leaving.ok) return leaving;
  return ok({
    target: target.value,
    profile,
    amountMinor,
    feeMinor,
    valueMinor: value.value,
    payloadHash: payloadHash('withdraw', [
      coin.asset,
      wish.network,
      target.value.address,
      target.value.memo,
      formatAmount(amountMinor, coin.ledgerScale),
    ]),
  });
}

/**
 * The amount of a payment that stays inside: free, from a hundredth of a USDT on.
 *
 * @refuses  AMOUNT_ZERO | AMOUNT_PLACES | AMOUNT_TOO_LARGE | AMOUNT_BELOW_MIN | PRICE_UNKNOWN
 */
export function judgeInternalAmount(
  deps: WalletDeps,
  coin: Coin,
  text: string,
): Result<{ readonly amountMinor: bigint; readonly feeMinor: bigint }, AmountRefusal | 'PRICE_UNKNOWN'> {
  const price = deps.pricing.priceUsdt(coin.asset);
  if (!price || price.price.priceUnits === 0n) return refuse('PRICE_UNKNOWN', { asset: coin.asset });
  const minMinor = amountForUsdtMinor(SEND_MIN_MINOR, coin.ledgerScale, price.price, 'up');
  return judgeAmount(text, {
    ledgerScale: coin.ledgerScale,
    networkScale: coin.ledgerScale,
    minMinor,
    maxMinor: 10n ** 38n - 1n,
    feeMinor: 0n,
  });
}

/**
 * In whitelist mode only entries older than a day can be paid.
 *
 * @refuses  NOT_WHITELISTED, with the time from which a younger entry is usable
 */
export async function judgeWhitelist(
  deps: WalletDeps,
  judged: JudgedWithdrawal,
  nowMs: number,
): Promise<Result<true, 'NOT_WHITELISTED'>> {
  if (!judged.profile.whitelistMode) return ok(true);
  const { network, address, memo, coin } = judged.target;
  const entry = await findWhitelisted(deps.db, judged.profile.uid, {
    family: network.family,
    network: network.network,
    asset: coin.asset,
    address,
    memo: memo ?? '',
  });
  return judgeActive(entry, nowMs);
}

const WHITELIST_NEW_MS = 86_400_000;

/** When an entry can be paid in whitelist mode. */
export const usableAtMs = (activeFromMs: number): number => activeFromMs + WHITELIST_NEW_MS;

export function judgeActive(entry: { activeFromMs: number } | null, nowMs: number): Result<true, 'NOT_WHITELISTED'> {
  if (!entry) return refuse('NOT_WHITELISTED');
  const usableAt = usableAtMs(entry.activeFromMs);
  return usableAt <= nowMs ? ok(true) : refuse('NOT_WHITELISTED', { usableAt });
}

/**
 * A reported address is paid only by somebody who has looked at it: the last four characters, typed.
 *
 * @refuses  ADDRESS_HIGH_RISK
 */
export function judgeRisk(
  judged: JudgedWithdrawal,
  confirmation: string | undefined,
): Result<true, 'ADDRESS_HIGH_RISK'> {
  if (judged.target.risk !== 'HIGH') return ok(true);
  // Without case: the person reads the address in whatever spelling they pasted.
  if (judged.target.address.slice(-4).toLowerCase() === confirmation?.toLowerCase()) return ok(true);
  return refuse('ADDRESS_HIGH_RISK', { address: judged.target.address });
}
