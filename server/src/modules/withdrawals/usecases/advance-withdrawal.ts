import { limit24hMinor } from '@bourse/core/wallet/limits.ts';
import {
  approvalsNeeded,
  decisionByMs,
  type ReviewReason,
  type ReviewThresholds,
  reviewReasons,
} from '@bourse/core/wallet/review.ts';
import { RISK_DELAY_MS } from '@bourse/core/wallet/withdrawal-state.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { findUsedAddresses } from '../../address-book/public.ts';
import { findKnownAddress } from '../../custody/public.ts';
import { findLastDepositAt, findOpenClaim } from '../../deposits/public.ts';
import { type Profile, profileOf } from '../../identity/public.ts';
import { hasDispute, lastTradeAtMs } from '../../products/public.ts';
import { contentOf } from '../payment-content.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import { lockDueWithdrawal, moveWithdrawal } from '../store/withdrawal.store.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';
import { readThresholds } from './read-thresholds.ts';
import { rejectInside, rejectUnsealed } from './reject-withdrawal.ts';
import { emitWithdrawal, notifyWithdrawal } from './tell-withdrawal.ts';

/**
 * Runs the risk check of the next withdrawal whose wait is over.
 *
 * @returns    its id, or null if none is due
 * @invariant  COOLING and DELAYED_HIGH_RISK end in APPROVED, IN_REVIEW, DELAYED_HIGH_RISK (once) or REJECTED, and if
 *             the money returns, it does so in the same transaction
 */
export async function advanceNextWithdrawal(deps: WithdrawalsDeps): Promise<string | null> {
  const { review } = await readThresholds(deps.settings);
  return deps.db.tx(async (tx) => {
    const nowMs = deps.clock.nowMs();
    const due = await lockDueWithdrawal(tx, nowMs);
    if (!due) return null;
    const moved = due.state === 'COOLING' ? await moveWithdrawal(tx, due, 'RISK_CHECK', nowMs) : due;
    await checkRisk(deps, tx, moved!, { nowMs, review });
    return due.id;
  });
}

async function checkRisk(
  deps: WithdrawalsDeps,
  tx: Tx,
  withdrawal: Withdrawal,
  { nowMs, review }: { readonly nowMs: number; readonly review: ReviewThresholds },
): Promise<void> {
  const profile = await profileOf(deps, tx, withdrawal.uid);
  const family = deps.assets.network(withdrawal.network!)!.family;
  const known = await findKnownAddress(tx, family, withdrawal.address!);
  if (profile.frozen) return rejectInside(deps, tx, withdrawal, { code: 'ACCOUNT_FROZEN', reason: null, nowMs });
  if (known?.risk === 'BLOCKED') {
    return rejectInside(deps, tx, withdrawal, { code: 'ADDRESS_BLOCKED', reason: null, nowMs });
  }
  const isHigh = withdrawal.addressRisk === 'HIGH' || known?.risk === 'HIGH';
  if (isHigh && withdrawal.delayUntilMs === null) {
    const delayed = await moveWithdrawal(tx, withdrawal, 'DELAYED_HIGH_RISK', nowMs, {
      delayUntilMs: nowMs + RISK_DELAY_MS,
    });
    await emitWithdrawal(tx, delayed!);
    return notifyWithdrawal(deps, tx, 'wallet.withdrawalDelayed', delayed!);
  }
  const content = contentOf(withdrawal);
  const sealed = await deps.paymentSeals.neededFor(tx, content, 'request');
  if (sealed === null) return rejectUnsealed(deps, tx, withdrawal, nowMs);
  const found = await reasonsOf(deps, tx, withdrawal, profile, review);
  // A review that was due at the time of the request stays due, even if thresholds or the row have changed since.
  const reasons: readonly ReviewReason[] = found.length === 0 && sealed > 0 ? ['AMOUNT'] : found;
  if (reasons.length === 0) {
    const approval = { approvalsNeeded: 0, approvedBy: [] };
    if (!(await deps.paymentSeals.approve(tx, content, approval, nowMs)))
      return rejectUnsealed(deps, tx, withdrawal, nowMs);
    const approved = await moveWithdrawal(tx, withdrawal, 'APPROVED', nowMs, { approvedAtMs: nowMs });
    return emitWithdrawal(tx, approved!);
  }
  const deadlineMs = decisionByMs(withdrawal.usdtValueMinor, nowMs, review);
  const needed = Math.max(sealed, approvalsNeeded(withdrawal.usdtValueMinor, review));
  await deps.paymentSeals.review(tx, content, needed, nowMs);
  const waiting = await moveWithdrawal(tx, withdrawal, 'IN_REVIEW', nowMs, {
    reviewReasons: reasons,
    reviewDeadlineMs: deadlineMs,
    approvalsNeeded: needed,
  });
  await emitWithdrawal(tx, waiting!);
  await notifyWithdrawal(deps, tx, 'wallet.withdrawalInReview', waiting!, {
    params: { reason: reasons[0]!, decisionByMs: deadlineMs.toString() },
  });
}

async function reasonsOf(
  deps: WithdrawalsDeps,
  tx: Tx,
  withdrawal: Withdrawal,
  profile: Profile,
  thresholds: ReviewThresholds,
): Promise<readonly ReviewReason[]> {
  const network = withdrawal.network!;
  const used = await findUsedAddresses(tx, withdrawal.uid, [network]);
  const facts = {
    // Ages are judged as of the request, so that waiting does not turn a new device into an old one.
    nowMs: withdrawal.createdAtMs,
    valueMinor: withdrawal.usdtValueMinor,
    limit24hMinor: limit24hMinor(profile.kycLevel, profile.vipLevel),
    accountCreatedAtMs: profile.createdAtMs,
    deviceSeenAtMs: withdrawal.deviceSeenAtMs,
    countrySeenAtMs: withdrawal.countrySeenAtMs,
    addressSeenAtMs: used.get(withdrawal.address!)?.firstAtMs ?? withdrawal.createdAtMs,
    lastDepositAtMs: await findLastDepositAt(tx, withdrawal.uid),
    lastTradeAtMs: await lastTradeAtMs(deps.products, tx, withdrawal.uid),
    hasDispute: await hasDispute(deps.products, tx, withdrawal.uid),
    isHotWalletShort: await deps.chainAnswers.isHotWalletShort(tx, {
      network,
      asset: withdrawal.asset,
      amountMinor: withdrawal.amountMinor - withdrawal.feeMinor,
    }),
    hasReceivable: (await findOpenClaim(tx, withdrawal.uid)) !== null,
  };
  return reviewReasons(facts, thresholds);
}
