import { AMOUNT_MINOR_MAX, formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
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

/** A withdrawal as a person asked for it. */
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
  /** Zero if it stays inside. */
  readonly feeMinor: bigint;
  readonly valueMinor: bigint;
  /** Hash of coin, network, address, memo and amount: codes are valid for exactly these. */
  readonly payloadHash: string;
}

/** How a payment to the person's linked address differs: its own range, and no fee. */
export interface LinkedTerms {
  /** In the canonical spelling. */
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
 * Makes every check of a withdrawal that needs no secret, ordered so that a person first hears what they can act on
 * first.
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
  // A linked address cannot be one of our deposit addresses, because nobody outside has their keys.
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

/**
 * The least that can be sent inside, a hundredth of a USDT, in minor units of the coin; null while the coin has no
 * price.
 */
export function findSendMinMinor(deps: WithdrawalsDeps, coin: Coin): bigint | null {
  const price = deps.pricing.priceUsdt(coin.asset);
  if (!price || price.price.priceUnits === 0n) return null;
  return amountForUsdtMinor(SEND_MIN_MINOR, coin.ledgerScale, price.price, 'up');
}

/**
 * Checks the amount of a payment that stays inside: no fee, and at least a hundredth of a USDT.
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
    maxMinor: AMOUNT_MINOR_MAX,
    feeMinor: 0n,
  });
}

/**
 * Fees change every hour, perhaps while somebody reads the form. If the fee is above the one that was shown, the person
 * must confirm again; a lower one is simply applied.
 *
 * @param shown  in coin units; undefined if the caller does not say what was shown
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
 * A contract that does not expect coins keeps them for ever, so a contract is paid only after the person has confirmed
 * that they know it is one. An account whose code can be removed again (EIP-7702) belongs to a person and does not
 * count.
 *
 * @refuses ADDRESS_IS_CONTRACT | ADDRESS_UNREAD while the chain cannot be asked; both with the address
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

/** Compared without case, because people read the address in whatever spelling they pasted. */
const isLastFour = (address: string, typed: string | undefined): boolean =>
  address.slice(-4).toLowerCase() === typed?.toLowerCase();

/**
 * A reported address is paid only after the person has looked at it and typed its last four characters.
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
