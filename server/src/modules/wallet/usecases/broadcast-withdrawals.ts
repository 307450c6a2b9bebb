import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { approvalsNeeded, decisionByMs, type ReviewReason } from '@bourse/core/wallet/review.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { type ChainDeps, chainOf } from '../chain-deps.ts';
import type { CoinRule } from '../network-settings.ts';
import { payloadHash } from '../payload-hash.ts';
import type { PaymentTerms, ReserveRefusal } from '../ports.ts';
import { findOpenClaim } from '../queries/limit.query.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import { raiseAlarm } from '../store/chain-alarm.store.ts';
import { findApproved, hasPaymentWork } from '../store/payment-withdrawal.store.ts';
import { lockWithdrawal, moveWithdrawal } from '../store/withdrawal.store.ts';
import { forEachRow } from './chain-each.ts';
import { advancePayments } from './payment-advance.ts';
import { failWithdrawal } from './payment-settle.ts';
import { checkFunds, type Draft, readSequence, signPayment } from './payment-sign.ts';
import { beginReturns } from './return-payment.ts';
import { emitWithdrawal } from './tell.ts';

const CANDIDATES = 20;

/**
 * Signs approved withdrawals of a network and carries every open payment further: sends, sends again, pays better,
 * settles. Throws ChainFault when the node cannot be used; nothing is concluded from that.
 *
 * @invariant  at most one payment of a withdrawal can ever confirm, whatever is killed or repeated
 */
export async function broadcastOnce(deps: ChainDeps, network: string): Promise<'more' | 'idle'> {
  if (!(await hasPaymentWork(deps.db, network))) return 'idle';
  await chainOf(deps, network).identity();
  const begun = await beginWithdrawals(deps, network);
  await beginReturns(deps, network);
  await advancePayments(deps, network);
  return begun === CANDIDATES ? 'more' : 'idle';
}

async function beginWithdrawals(deps: ChainDeps, network: string): Promise<number> {
  const rule = await deps.settings.network(deps.db, network);
  if (!rule || rule.withdrawalsPausedReason !== undefined) return 0;
  if (deps.mayPay && !(await deps.mayPay())) return 0;
  let begun = 0;
  await forEachRow(await findApproved(deps.db, network, CANDIDATES), async (withdrawal) => {
    const coin = await deps.settings.coin(deps.db, withdrawal.asset, network);
    if (!coin || coin.withdrawalsPausedReason !== undefined) return;
    if (await begin(deps, withdrawal, coin)) begun++;
  });
  return begun;
}

async function begin(deps: ChainDeps, withdrawal: Withdrawal, coin: CoinRule): Promise<boolean> {
  const network = withdrawal.network!;
  if (!isAsApproved(withdrawal, coin)) {
    await raiseWithdrawalAlarm(deps, withdrawal, 'CONTENT_CHANGED');
    return false;
  }
  if (await findOpenClaim(deps.db, withdrawal.uid)) return moveToReview(deps, withdrawal, 'RECEIVABLE');
  const adapter = chainOf(deps, network);
  const draft = draftOf(withdrawal, adapter.hot);
  const quoted = await quote(deps, withdrawal, draft);
  if (!quoted) return false;
  const sequence = await readSequence(deps, network, draft.fromAddress);
  if (!sequence.ok) return false;
  const stored = await deps.db.decide((tx) => store(deps, tx, withdrawal, draft, quoted, sequence.value));
  if (!stored.ok && stored.refusal.code === 'HOT_WALLET_SHORT')
    return moveToReview(deps, withdrawal, 'HOT_WALLET_SHORT');
  if (stored.ok) deps.atStep?.('payment-stored');
  return stored.ok;
}

/** Asks the chain before anything is decided. Null where the withdrawal has gone elsewhere or must wait. */
async function quote(deps: ChainDeps, withdrawal: Withdrawal, draft: Draft): Promise<PaymentTerms | null> {
  const adapter = chainOf(deps, withdrawal.network!);
  // Checked before the trial: an empty hot wallet would make the trial fail, and the recipient would be blamed.
  const bare = { prices: {}, feeAsset: adapter.feeAsset, feeMinorMax: 0n };
  if (!(await checkFunds(deps, adapter, draft, bare)).ok) {
    await moveToReview(deps, withdrawal, 'HOT_WALLET_SHORT');
    return null;
  }
  const quoted = await adapter.quote({ ...draft, paymentId: withdrawal.id });
  if (!quoted.ok && quoted.refusal.code === 'FEE_TOO_HIGH') {
    await raiseWithdrawalAlarm(deps, withdrawal, 'FEE_TOO_HIGH');
    return null;
  }
  if (!quoted.ok) {
    await failBeforeSigning(deps, withdrawal, quoted.refusal.code);
    return null;
  }
  if (!(await checkFunds(deps, adapter, draft, quoted.value)).ok) {
    await moveToReview(deps, withdrawal, 'HOT_WALLET_SHORT');
    return null;
  }
  return quoted.value;
}

/** Refused, it rolls back: a number that was taken and not used would hold up every later payment of the key. */
async function store(
  deps: ChainDeps,
  tx: Tx,
  seen: Withdrawal,
  draft: Draft,
  terms: PaymentTerms,
  minedSequence: number,
): Promise<Result<null, ReserveRefusal | 'SIGNER_REFUSED' | 'CHANGED'>> {
  const withdrawal = await lockWithdrawal(tx, seen.id);
  if (withdrawal?.state !== 'APPROVED' || withdrawal.version !== seen.version) return refuse('CHANGED');
  const request = { network: withdrawal.network!, draft, ref: withdrawal.id, terms, minedSequence };
  const signed = await signPayment(deps, tx, request);
  if (!signed.ok) return signed;
  const moved = await moveWithdrawal(tx, withdrawal, 'BROADCASTING', deps.clock.nowMs());
  await emitWithdrawal(tx, moved!);
  return ok(null);
}

/** What is about to be signed is what was asked for and approved, to the last character (I-17). */
function isAsApproved(withdrawal: Withdrawal, coin: CoinRule): boolean {
  const { asset, network, address, memo, amountMinor } = withdrawal;
  const amount = formatAmount(amountMinor, coin.ledgerScale);
  return payloadHash('withdraw', [asset, network, address, memo, amount]) === withdrawal.payloadHash;
}

function draftOf(withdrawal: Withdrawal, hot: { address: string; keyPath: string }): Draft {
  return {
    kind: 'withdrawal',
    asset: withdrawal.asset,
    fromAddress: hot.address,
    fromPath: hot.keyPath,
    toAddress: withdrawal.address!,
    ...(withdrawal.memo === null || withdrawal.memo === '' ? {} : { memo: withdrawal.memo }),
    amountMinor: withdrawal.amountMinor - withdrawal.feeMinor,
  };
}

async function moveToReview(deps: ChainDeps, withdrawal: Withdrawal, reason: ReviewReason): Promise<false> {
  const nowMs = deps.clock.nowMs();
  const from = { twoReviewersMinor: await deps.settings.twoReviewersFromMinor() };
  await deps.db.tx(async (tx) => {
    const moved = await moveWithdrawal(tx, withdrawal, 'IN_REVIEW', nowMs, {
      reviewReasons: [reason],
      reviewDeadlineMs: decisionByMs(withdrawal.usdtValueMinor, nowMs, from),
      approvalsNeeded: Math.max(1, approvalsNeeded(withdrawal.usdtValueMinor, from)),
    });
    if (moved) await emitWithdrawal(tx, moved);
  });
  return false;
}

/** Nothing was ever signed, and nothing can be, so the money returns at once. */
async function failBeforeSigning(deps: ChainDeps, seen: Withdrawal, failureCode: string): Promise<void> {
  await deps.db.tx(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, seen.id);
    if (withdrawal?.state !== 'APPROVED' || withdrawal.version !== seen.version) return;
    await failWithdrawal(deps, tx, withdrawal, failureCode);
  });
}

async function raiseWithdrawalAlarm(
  deps: ChainDeps,
  withdrawal: Withdrawal,
  code: 'CONTENT_CHANGED' | 'FEE_TOO_HIGH',
): Promise<void> {
  await raiseAlarm(deps.db, { network: withdrawal.network!, code, subject: withdrawal.id, nowMs: deps.clock.nowMs() });
}
