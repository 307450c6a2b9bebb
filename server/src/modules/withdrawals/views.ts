import type { limitLine, withdrawal } from '@bourse/contract/withdrawal-shapes.ts';
import { LIMIT_WINDOW_LONG_MS, LIMIT_WINDOW_MS, limit24hMinor, limit30dMinor } from '@bourse/core/wallet/limits.ts';
import { isCancellable } from '@bourse/core/wallet/withdrawal-state.ts';
import type { z } from 'zod';
import { amountText, explorerUrl, usdtText } from '../assets/public.ts';
import type { Profile } from '../identity/public.ts';
import type { DayFigures } from './queries/day.query.ts';
import type { WithdrawalView } from './queries/withdrawal.query.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

/** Withdrawals as the API shows them: amounts as canonical decimal text in coin units. */

export function withdrawalOut(
  deps: Pick<WithdrawalsDeps, 'assets'>,
  view: WithdrawalView,
  pause: z.output<typeof withdrawal>['pause'],
): z.output<typeof withdrawal> {
  const row = view.withdrawal;
  const text = (minor: bigint): string => amountText(deps, row.asset, minor);
  return {
    id: row.id,
    kind: row.kind,
    asset: row.asset,
    network: row.network,
    networkName: row.network === null ? null : (deps.assets.network(row.network)?.name ?? row.network),
    address: row.address,
    memo: row.memo,
    counterparty: row.toMasked,
    amount: text(row.amountMinor),
    fee: text(row.feeMinor),
    recipientGets: text(row.amountMinor - row.feeMinor),
    valueUsdt: usdtText(row.usdtValueMinor),
    state: row.state,
    reviewReason: row.state === 'IN_REVIEW' ? row.reviewReason : null,
    decisionByMs: row.state === 'IN_REVIEW' ? row.reviewDeadlineMs : null,
    failureCode: row.failureCode,
    // Only the category of the reason; the reviewer's own words are for colleagues.
    rejectReason: row.rejectCode,
    txId: row.txid,
    explorerUrl: explorerUrl(deps, row.network, row.txid),
    confirmations: view.confirmations,
    cancellable: row.holdKey !== null && isCancellable(row.state),
    pause,
    coolingUntilMs: row.coolingUntilMs,
    delayedUntilMs: row.delayUntilMs,
    atMs: row.createdAtMs,
    updatedAtMs: row.updatedAtMs,
    timeline: view.steps.map((step) => ({ state: step.state, atMs: step.atMs })),
    questions: view.questions.map((question) => ({ ...question })),
    returnAskedAtMs: view.returnAskedAtMs,
  };
}

/** How much of the limits is used, and when more becomes free. */
export function limitOut(profile: Profile, figures: DayFigures): z.output<typeof limitLine> {
  const limitMinor = limit24hMinor(profile.kycLevel, profile.vipLevel);
  const monthMinor = limit30dMinor(profile.kycLevel);
  const dayRest = limitMinor - figures.used24hMinor;
  const monthRest = monthMinor === null ? dayRest : monthMinor - figures.used30dMinor;
  const rest = monthRest < dayRest ? monthRest : dayRest;
  return {
    usedUsdt: usdtText(figures.used24hMinor),
    limitUsdt: usdtText(limitMinor),
    remainingUsdt: usdtText(rest > 0n ? rest : 0n),
    nextFreeAtMs: figures.oldestMs === null ? null : figures.oldestMs + LIMIT_WINDOW_MS,
    nextFreeUsdt: figures.oldestMs === null ? null : usdtText(figures.oldestMinor),
    limit30dUsdt: monthMinor === null ? null : usdtText(monthMinor),
    used30dUsdt: usdtText(figures.used30dMinor),
    nextFree30dAtMs: figures.oldest30dMs === null ? null : figures.oldest30dMs + LIMIT_WINDOW_LONG_MS,
    vipLevel: profile.vipLevel,
  };
}
