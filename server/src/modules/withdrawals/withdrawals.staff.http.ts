import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { staffWithdrawals as staffContract } from '@bourse/contract/staff/withdrawals.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { LIMIT_WINDOW_LONG_MS, LIMIT_WINDOW_MS, limit24hMinor, limitUse } from '@bourse/core/wallet/limits.ts';
import type { ReviewThresholds } from '@bourse/core/wallet/review.ts';
import type { ReviewRisk } from '@bourse/core/wallet/review-risk.ts';
import { cutPage, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { staffActorOf } from '../../platform/request/staff-actor.ts';
import { findUsedAddresses } from '../address-book/public.ts';
import { amountText, usdtText } from '../assets/public.ts';
import { findKnownAddress } from '../custody/public.ts';
import { profileOf } from '../identity/public.ts';
import { valueNow } from '../pricing/public.ts';
import { findOutgoing } from './queries/outgoing.query.ts';
import {
  type AddressHistory,
  findAddressHistory,
  findDecidedReviews,
  findDecisions,
  findDepositedSince,
  findReviewQueue,
  findSteps,
  findWithdrawal,
  type ReviewRow,
} from './queries/review.query.ts';
import { findReviewRisks } from './queries/review-risk.query.ts';
import type { Withdrawal } from './queries/withdrawal-row.ts';
import { readPauses } from './show-withdrawals.ts';
import { findQuestions } from './store/withdrawal-question.store.ts';
import { readThresholds } from './usecases/read-thresholds.ts';
import { askAboutWithdrawal } from './usecases/review/ask-review.ts';
import {
  approveWithdrawal,
  isOwnBusiness,
  rejectWithdrawal,
  reviewContentHash,
} from './usecases/review/decide-review.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

type Detail = OutputOf<typeof staffContract.reviewDetail>;

export function staffWithdrawalsHttp(deps: WithdrawalsDeps): Handlers<typeof staffContract> {
  return {
    reviewQueue: async (input) => {
      const after = readKeyset(input.before);
      if (!after.ok) return after;
      const limit = pageLimitOf(input.limit);
      const asked = { after: after.value, limit: limit + 1 };
      const { tab = 'waiting' } = input;
      const rows =
        tab === 'decided'
          ? await findDecidedReviews(deps.db, asked)
          : await findReviewQueue(deps.db, tab === 'asked' ? 'answer' : 'reviewer', asked);
      const page = cutPage(rows, limit, ({ withdrawal: { id, reviewDeadlineMs }, decidedAtMs }) => ({
        atMs: decidedAtMs ?? reviewDeadlineMs ?? 0,
        id,
      }));
      const risks = await findReviewRisks(
        deps,
        page.rows.map(({ withdrawal }) => withdrawal),
      );
      const approvals = await Promise.all(page.rows.map((row) => countApprovals(deps, row)));
      return ok({
        rows: page.rows.map((row, at) =>
          reviewOut(deps, { ...row, approvals: approvals[at]! }, risks.get(row.withdrawal.id)!),
        ),
        next: page.next,
      });
    },
    reviewDetail: async (input, { staff }) => {
      const detail = await readDetail(deps, input.id, staff.staffId);
      return detail ? ok(detail) : refuse('WITHDRAWAL_UNKNOWN');
    },
    approveWithdrawal: (input, context) => approveWithdrawal(deps, staffActorOf(context), input),
    rejectWithdrawal: (input, context) => rejectWithdrawal(deps, staffActorOf(context), input),
    askWithdrawal: async ({ note = null, ...input }, context) => {
      const asked = await askAboutWithdrawal(deps, staffActorOf(context), { ...input, note });
      return asked.ok ? ok({ questions: asked.value.map((each) => ({ ...each })) }) : asked;
    },
  };
}

/** Counts approvals of exactly the present content; approvals of an earlier review or of other content do not count. */
async function countApprovals(
  deps: WithdrawalsDeps,
  { withdrawal, approvedHashes, decidedHash }: ReviewRow,
): Promise<number> {
  if (approvedHashes.length === 0) return 0;
  const current = decidedHash ?? (await reviewContentHash(deps, deps.db, withdrawal));
  return approvedHashes.filter((hash) => hash === current).length;
}

function reviewOut(
  deps: WithdrawalsDeps,
  {
    withdrawal,
    approvals,
    openQuestions,
  }: Pick<ReviewRow, 'withdrawal' | 'openQuestions'> & { readonly approvals: number },
  risk: ReviewRisk,
): OutputOf<typeof staffContract.reviewQueue>['rows'][number] {
  return {
    id: withdrawal.id,
    uid: withdrawal.uid,
    asset: withdrawal.asset,
    network: withdrawal.network,
    amount: amountText(deps, withdrawal.asset, withdrawal.amountMinor),
    valueUsdt: usdtText(withdrawal.usdtValueMinor),
    address: withdrawal.address,
    reason: withdrawal.reviewReason ?? 'AMOUNT',
    atMs: withdrawal.createdAtMs,
    decisionByMs: withdrawal.reviewDeadlineMs ?? withdrawal.createdAtMs,
    approvals,
    approvalsNeeded: withdrawal.approvalsNeeded,
    state: withdrawal.state,
    openQuestions,
    risk,
  };
}

/** A withdrawal that was ever reviewed, with what a reviewer needs to judge it; null for any other. */
async function readDetail(deps: WithdrawalsDeps, id: string, staffId: string): Promise<Detail | null> {
  const withdrawal = await findWithdrawal(deps.db, id);
  if (!withdrawal || withdrawal.reviewReason === null) return null;
  const nowMs = deps.clock.nowMs();
  const { uid } = withdrawal;
  const monthAgoMs = nowMs - LIMIT_WINDOW_LONG_MS;
  const [
    profile,
    outgoing,
    deposited,
    steps,
    decisions,
    contentHash,
    questions,
    linked,
    isOwn,
    risks,
    { review: thresholds },
    pauseOf,
  ] = await Promise.all([
    profileOf(deps, deps.db, uid),
    findOutgoing(deps.db, uid, monthAgoMs),
    findDepositedSince(deps.db, uid, monthAgoMs),
    findSteps(deps.db, id),
    findDecisions(deps.db, id),
    reviewContentHash(deps, deps.db, withdrawal),
    findQuestions(deps.db, id),
    deps.identity.linkedByDevice(deps.db, uid),
    isOwnBusiness(deps, deps.db, staffId, withdrawal),
    findReviewRisks(deps, [withdrawal]),
    readThresholds(deps.settings),
    readPauses(deps, [withdrawal]),
  ]);
  const logins = await deps.approvals.loginsOf(
    deps.db,
    decisions.map(({ staffId }) => staffId),
  );
  const scale = deps.assets.coin(withdrawal.asset)?.ledgerScale ?? 0;
  const valueNowUsdt = valueNow(deps.pricing, withdrawal.asset, withdrawal.amountMinor, scale);
  const limitMinor = limit24hMinor(profile.kycLevel, profile.vipLevel);
  const used = limitUse(outgoing, { limitMinor, nowMs, windowMs: LIMIT_WINDOW_MS });
  const deposits30d = deposited.reduce((sum, each) => {
    const scale = deps.assets.coin(each.asset)?.ledgerScale ?? 0;
    return sum + (valueNow(deps.pricing, each.asset, each.amountMinor, scale) ?? 0n);
  }, 0n);
  const approvals = decisions.filter((each) => each.decision === 'APPROVE' && each.contentHash === contentHash).length;
  return {
    ...reviewOut(
      deps,
      { withdrawal, approvals, openQuestions: questions.filter((each) => each.answer === null).length },
      risks.get(id)!,
    ),
    fee: amountText(deps, withdrawal.asset, withdrawal.feeMinor),
    memo: withdrawal.memo,
    contentHash,
    reasons: [...withdrawal.reviewReasons],
    thresholds: thresholdsOut(thresholds),
    firstUse: withdrawal.isFirstUse,
    networkName: deps.assets.network(withdrawal.network ?? '')?.name ?? withdrawal.network,
    pause: pauseOf(withdrawal),
    ...(await readAddress(deps, withdrawal)),
    valueNowUsdt: valueNowUsdt === null ? null : usdtText(valueNowUsdt),
    person: {
      kycLevel: profile.kycLevel,
      vipLevel: profile.vipLevel,
      createdAtMs: profile.createdAtMs,
      used24hUsdt: usdtText(used.usedMinor),
      limit24hUsdt: usdtText(limitMinor),
      deposits30dUsdt: usdtText(deposits30d),
      withdrawals30dUsdt: usdtText(outgoing.reduce((sum, each) => sum + each.valueMinor, 0n)),
    },
    device: { seenAtMs: withdrawal.deviceSeenAtMs, countrySeenAtMs: withdrawal.countrySeenAtMs },
    linked: linked.map(({ isFrozen, ...other }) => ({ ...other, frozen: isFrozen })),
    addressHistory: historyOut(await readHistory(deps, withdrawal)),
    questions: questions.map((each) => ({ ...each })),
    isOwn,
    rejectCode: withdrawal.rejectCode,
    timeline: steps.map((step) => ({ state: step.state, atMs: step.atMs })),
    decisions: decisions.map(({ staffId, decision, reason, atMs }) => {
      return { staffId, staff: logins.get(staffId) ?? staffId, decision, reason, atMs };
    }),
  };
}

const thresholdsOut = (from: ReviewThresholds): Detail['thresholds'] => ({
  AMOUNT: usdtText(from.amountMinor),
  TWO_REVIEWERS: usdtText(from.twoReviewersMinor),
  NEW_DEVICE: usdtText(from.newDeviceMinor),
  NEW_ADDRESS: usdtText(from.newAddressMinor),
  NEW_ACCOUNT: usdtText(from.newAccountMinor),
  FAST_EXIT: usdtText(from.fastExitMinor),
});

/** What the house and the person know of the address that a withdrawal goes to. */
async function readAddress(
  deps: WithdrawalsDeps,
  { uid, network, address }: Withdrawal,
): Promise<Pick<Detail, 'addressRisk' | 'savedAs'>> {
  if (network === null || address === null) return { addressRisk: 'NONE', savedAs: null };
  const [known, used] = await Promise.all([
    findKnownAddress(deps.db, deps.assets.network(network)?.family ?? '', address),
    findUsedAddresses(deps.db, uid, [network]),
  ]);
  return { addressRisk: known?.risk ?? 'NONE', savedAs: used.get(address)?.remark ?? null };
}

const NO_HISTORY: AddressHistory = { firstAtMs: null, count: 0, sentUsdtMinor: 0n, others: 0 };

async function readHistory(deps: WithdrawalsDeps, { id, uid, address }: Withdrawal): Promise<AddressHistory> {
  return address === null ? NO_HISTORY : findAddressHistory(deps.db, { id, uid, address });
}

const historyOut = ({ sentUsdtMinor, ...history }: AddressHistory): Detail['addressHistory'] => ({
  ...history,
  sentUsdt: usdtText(sentUsdtMinor),
});
