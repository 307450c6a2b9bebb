import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { withdrawals } from '@bourse/contract/withdrawals.ts';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Refusal, type Result, refuse } from '@bourse/core/result.ts';
import { boundFactors, missingPreconditions } from '@bourse/core/wallet/security-factors.ts';
import { amountText, usdtText } from '../../assets/public.ts';
import type { UnconfirmedDeposits } from '../../deposits/public.ts';
import { profileOf } from '../../identity/public.ts';
import {
  judgeHindrance,
  refuseWhileStopped,
  refuseWhileUnproven,
  withdrawableOf,
} from '../usecases/judge/judge-leaving.ts';
import { findSendMinMinor } from '../usecases/judge/judge-withdrawal.ts';
import { readThresholds } from '../usecases/read-thresholds.ts';
import { limitOut } from '../views.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';
import { findDayFigures } from './day.query.ts';
import { findLockedLots } from './purchase-lot.query.ts';

type WithdrawInfo = OutputOf<typeof withdrawals.withdrawInfo>;

/** Everything a person must know before asking for a withdrawal. @refuses COIN_UNKNOWN | NETWORK_UNKNOWN */
export async function readWithdrawInfo(
  deps: WithdrawalsDeps,
  who: { readonly uid: string; readonly nowMs: number },
  wish: { readonly asset: string; readonly network?: string | undefined },
): Promise<Result<WithdrawInfo, 'COIN_UNKNOWN' | 'NETWORK_UNKNOWN'>> {
  const coin = deps.assets.coin(wish.asset);
  if (!coin) return refuse('COIN_UNKNOWN', { asset: wish.asset });
  if (wish.network !== undefined && !deps.assets.coinNetwork(wish.asset, wish.network)) {
    return refuse('NETWORK_UNKNOWN', { asset: wish.asset, network: wish.network });
  }
  const day = businessDayOf(who.nowMs);
  const [profile, can, figures, lots, running, thresholds] = await Promise.all([
    profileOf(deps, deps.db, who.uid),
    withdrawableOf(deps, deps.db, who.uid, coin, who.nowMs),
    findDayFigures(deps.db, [who.uid], { nowMs: who.nowMs, day, dayStartMs: startOfBusinessDay(day) }),
    findLockedLots(deps.db, who.uid, who.nowMs),
    refuseWhileStopped(deps),
    readThresholds(deps.settings),
  ]);
  const proven = wish.network === undefined ? ok(true) : await refuseWhileUnproven(deps.db, wish.network);
  const hindrance = proven.ok ? await judgeHindrance(deps, deps.db, profile, coin) : proven;
  const price = deps.pricing.priceUsdt(coin.asset);
  const sendMinMinor = findSendMinMinor(deps, coin);
  const text = (minor: bigint): string => formatAmount(minor, coin.ledgerScale);
  return ok({
    asset: coin.asset,
    ledgerScale: coin.ledgerScale,
    missing: [...missingPreconditions(profile)],
    lock: profile.withdrawalLock && { untilMs: profile.withdrawalLock.untilMs, reason: profile.withdrawalLock.reason },
    available: text(can.availableMinor),
    unconfirmed: text(can.unconfirmedMinor),
    purchaseLocked: text(can.purchaseLockedMinor),
    frozen: text(can.heldMinor),
    withdrawable: text(can.withdrawableMinor),
    priceUsdt: price && formatAmount(price.price.priceUnits, price.price.priceScale),
    limit: limitOut(profile, figures.get(who.uid)!),
    factors: [...boundFactors(profile)],
    twoFactorsFromUsdt: usdtText(thresholds.twoCodesMinor),
    coolingSeconds: thresholds.coolingMs / 1_000,
    whitelistMode: profile.whitelistMode,
    stopped: !running.ok,
    stoppedReason: running.ok ? null : reasonOf(running.refusal),
    hindrance: hindrance.ok ? null : asTexts(hindrance.refusal),
    lots: lots.map((lot) => ({
      id: lot.id,
      asset: lot.asset,
      amount: amountText(deps, lot.asset, lot.amountMinor),
      priceUsdt: formatAmount(lot.price.priceUnits, lot.price.priceScale),
      source: lot.source,
      unlockAtMs: lot.unlockAtMs,
    })),
    unconfirmedDeposits: can.waiting.map((each) => waitingOut(deps, each, who.nowMs)),
    sendMin: sendMinMinor === null ? null : text(sendMinMinor),
    kycExpiredAtMs: profile.kycExpiredAtMs,
  });
}

/** How long the missing confirmations usually take, but at least as long as a risky source makes coins wait. */
function waitingOut(
  deps: WithdrawalsDeps,
  { asset, network, amountMinor, confirmationsLeft, leavesFromMs }: UnconfirmedDeposits,
  nowMs: number,
) {
  const blockSeconds = deps.assets.networks().find((each) => each.network === network)?.blockSeconds ?? 0;
  const finalAtMs = nowMs + confirmationsLeft * blockSeconds * SECOND_MS;
  const aboutAtMs = Math.max(Math.round(finalAtMs), leavesFromMs ?? 0);
  return { asset, network, amount: amountText(deps, asset, amountMinor), confirmationsLeft, aboutAtMs };
}

const reasonOf = ({ details }: Refusal<string>): string | null =>
  details?.reason === undefined ? null : String(details.reason);

/** A refusal with its figures as texts. */
const asTexts = <Code extends string>({ code, details = {} }: Refusal<Code>) => ({
  code,
  details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])),
});
