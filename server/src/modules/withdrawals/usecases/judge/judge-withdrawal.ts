import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { amountForUsdtMinor } from '@bourse/core/money/value.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { type AmountRefusal, judgeAmount } from '@bourse/core/wallet/amount-checks.ts';
import { SEND_MIN_MINOR } from '@bourse/core/wallet/security-factors.ts';
import { payloadHash } from '../../../../platform/crypto/payload-hash.ts';
import type { Caller } from '../../../../platform/request/caller.ts';
import { type AddressRefusal, type JudgedAddress, judgeAddress } from '../../../address-book/public.ts';
import type { Coin } from '../../../assets/public.ts';
import { type Profile, profileOf } from '../../../identity/public.ts';
import type { WithdrawalsDeps } from '../../withdrawals-deps.ts';
import { judgeExisting } from './judge-existing.ts';
import {
  judgeLeaving,
  type LeaveRefusal,
  refuseWhileStopped,
  refuseWhileUnproven,
  valueOfRequest,
} from './judge-leaving.ts';

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

/** What is other about a payment to the person's linked address: its own range, and no fee. */
export interface LinkedTerms {
  /** Canonical spelling. */
  readonly address: string;
  readonly linkedAtMs: number;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

export type WithdrawalRefusal =
  | AddressRefusal
  | AmountRefusal
  | LeaveRefusal
  | 'KYC_EXPIRED'
  | 'WITHDRAWALS_STOPPED'
  | 'PRICE_UNKNOWN';

/**
 * Every check of a withdrawal that needs no secret, in the order in which a person can do something about them.
 *
 * @refuses  see WithdrawalRefusal
 */
export async function judgeWithdrawal(
  deps: WithdrawalsDeps,
  caller: Caller,
  wish: WithdrawalWish,
  linked?: LinkedTerms,
): Promise<Result<JudgedWithdrawal, WithdrawalRefusal>> {
  const running = await refuseWhileStopped(deps);
  if (!running.ok) return running;
  const target = await judgeAddress(deps, deps.db, caller.uid, wish);
  if (!target.ok) return target;
  const { coin, pair, network } = target.value;
  const isInternal = target.value.toUid !== null;
  const proven = isInternal ? ok(true) : await refuseWhileUnproven(deps.db, wish.network);
  if (!proven.ok) return proven;
  // No linked address can be one of our deposit addresses, because nobody has the keys of those.
  if (linked && isInternal) return refuse('ADDRESS_INVALID', { network: network.name });
  const amount = isInternal
    ? judgeInternalAmount(deps, coin, wish.amount)
    : judgeAmount(wish.amount, {
        ledgerScale: coin.ledgerScale,
        networkScale: pair.scale,
        minMinor: linked?.minMinor ?? pair.withdrawMinMinor,
        maxMinor: linked?.maxMinor ?? pair.withdrawMaxMinor,
        feeMinor: linked ? 0n : pair.withdrawFeeMinor,
      });
  if (!amount.ok) return amount;
  const { amountMinor, feeMinor } = amount.value;
  const value = valueOfRequest(deps, coin, amountMinor);
  if (!value.ok) return value;
  const profile = await profileOf(deps, deps.db, caller.uid);
  const to = { target: target.value, uid: target.value.toUid, knownAtMs: linked?.linkedAtMs ?? null };
  const existing = await judgeExisting(deps, deps.db, profile, to);
  if (!existing.ok) return existing;
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

/** The least that can be sent inside, minor units: a hundredth of a USDT; null while the coin has no price. */
export function findSendMinMinor(deps: WithdrawalsDeps, coin: Coin): bigint | null {
  const price = deps.pricing.priceUsdt(coin.asset);
  if (!price || price.price.priceUnits === 0n) return null;
  return amountForUsdtMinor(SEND_MIN_MINOR, coin.ledgerScale, price.price, 'up');
}

/**
 * The amount of a payment that stays inside: free, from a hundredth of a USDT on.
 *
 * @refuses  AMOUNT_ZERO | AMOUNT_PLACES | AMOUNT_TOO_LARGE | AMOUNT_BELOW_MIN | PRICE_UNKNOWN
 */
export function judgeInternalAmount(
  deps: WithdrawalsDeps,
  coin: Coin,
  text: string,
): Result<{ readonly amountMinor: bigint; readonly feeMinor: bigint }, AmountRefusal | 'PRICE_UNKNOWN'> {
  const minMinor = findSendMinMinor(deps, coin);
  if (minMinor === null) return refuse('PRICE_UNKNOWN', { asset: coin.asset });
  return judgeAmount(text, {
    ledgerScale: coin.ledgerScale,
    networkScale: coin.ledgerScale,
    minMinor,
    maxMinor: 10n ** 38n - 1n,
    feeMinor: 0n,
  });
}

/**
 * Fees are reviewed every hour, and perhaps while somebody reads a receipt: a fee above the one that was shown needs another
 * look. A lower one is taken.
 *
 * @param shown  in coin units; absent where the caller does not say what it saw
 * @refuses      FEE_CHANGED, with the fee as it is now
 */
export function judgeFee(judged: JudgedWithdrawal, shown: string | undefined): Result<true, 'FEE_CHANGED'> {
  if (shown === undefined) return ok(true);
  const { asset, ledgerScale } = judged.target.coin;
  const seen = parseAmount(shown, ledgerScale);
  if (seen.ok && judged.feeMinor <= seen.value) return ok(true);
  return refuse('FEE_CHANGED', { fee: formatAmount(judged.feeMinor, ledgerScale), asset });
}

/**
 * A contract that does not expect coins keeps them: one is paid only by somebody who has read that it is one.
 * An account with code that it may take away again (EIP-7702) is a person's.
 *
 * @refuses  ADDRESS_IS_CONTRACT | ADDRESS_UNREAD while the chain does not say what it is; both with the address
 */
export async function judgeContract(
  deps: WithdrawalsDeps,
  { target }: JudgedWithdrawal,
  confirmation: string | undefined,
): Promise<Result<true, 'ADDRESS_IS_CONTRACT' | 'ADDRESS_UNREAD'>> {
  if (target.toUid !== null || isLastFour(target.address, confirmation)) return ok(true);
  const code = await deps.chainAnswers.codeAt(target.network.network, target.address);
  if (code === 'NO') return ok(true);
  return refuse(code === 'YES' ? 'ADDRESS_IS_CONTRACT' : 'ADDRESS_UNREAD', { address: target.address });
}

/** Compared without case: the person reads the address in whatever spelling they pasted. */
const isLastFour = (address: string, typed: string | undefined): boolean =>
  address.slice(-4).toLowerCase() === typed?.toLowerCase();

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
  if (isLastFour(judged.target.address, confirmation)) return ok(true);
  return refuse('ADDRESS_HIGH_RISK', { address: judged.target.address });
}
