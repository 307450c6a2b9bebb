import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { approvalsNeeded, decisionByMs, type ReviewReason } from '@bourse/core/wallet/review.ts';
import { payloadHash } from '../../../../platform/crypto/payload-hash.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import {
  type CoinRule,
  type CustodyDeps,
  chainOf,
  checkFunds,
  currentHot,
  type Draft,
  forEachRow,
  type PaymentOwner,
  type PaymentTerms,
  type ReserveRefusal,
  raiseAlarm,
  readSequence,
  signPayment,
} from '../../../custody/public.ts';
import { findOpenClaim } from '../../../deposits/public.ts';
import { contentOf } from '../../payment-content.ts';
import type { Withdrawal } from '../../queries/withdrawal-row.ts';
import { findApproved, hasApproved } from '../../store/payment-withdrawal.store.ts';
import { lockWithdrawal, moveWithdrawal } from '../../store/withdrawal.store.ts';
import { emitWithdrawal } from '../tell-withdrawal.ts';
import { endWithdrawal, failWithdrawal, markBroadcast } from './settle-withdrawal.ts';

/** How many withdrawals of one coin are read at once. */
const CANDIDATES = 20;
/** How many such pages a round looks through for withdrawals that can be paid. */
const PAGES_MAX = 10;

/** Lets custody pay withdrawals. */
export const withdrawalPayments: PaymentOwner = {
  kind: 'withdrawal',
  hasWork: hasApproved,
  begin: beginWithdrawals,
  async noteSent(deps, tx, payment, txHash) {
    const withdrawal = await lockWithdrawal(tx, payment.ref);
    if (withdrawal) await markBroadcast(deps, tx, withdrawal, txHash);
  },
  end: endWithdrawal,
  async giveUp(deps, tx, payment) {
    const withdrawal = await lockWithdrawal(tx, payment.ref);
    if (withdrawal) await failWithdrawal(deps, tx, withdrawal, 'PAYMENT_CONFLICT');
  },
};

/**
 * Coins take turns separately, and a withdrawal that cannot be paid now lets those behind it pass. So nobody waits
 * because another coin is paused or somebody else's amount has reached a ceiling.
 */
async function beginWithdrawals(deps: CustodyDeps, network: string): Promise<boolean> {
  let isMore = false;
  for (const asset of chainOf(deps, network).assets) {
    const coin = await deps.settings.coin(deps.db, asset, network);
    if (coin && coin.withdrawalsPausedReason === undefined && (await beginCoin(deps, coin))) isMore = true;
  }
  return isMore;
}

/** @returns true if so many have begun that more may still wait */
async function beginCoin(deps: CustodyDeps, coin: CoinRule): Promise<boolean> {
  let begun = 0;
  let after: Withdrawal | null = null;
  for (let page = 0; page < PAGES_MAX && begun < CANDIDATES; page++) {
    const rows: Withdrawal[] = await findApproved(deps.db, { ...coin, after, limit: CANDIDATES });
    await forEachRow(rows, async (withdrawal) => {
      if (await begin(deps, withdrawal, coin)) begun++;
    });
    after = rows.at(-1) ?? null;
    if (rows.length < CANDIDATES) return false;
  }
  return begun >= CANDIDATES;
}

async function begin(deps: CustodyDeps, withdrawal: Withdrawal, coin: CoinRule): Promise<boolean> {
  const network = withdrawal.network!;
  if (!isAsApproved(withdrawal, coin)) {
    await raiseWithdrawalAlarm(deps, withdrawal, 'CONTENT_CHANGED');
    return false;
  }
  if (!(await deps.paymentSeals.isKnown(deps.db, contentOf(withdrawal)))) {
    await raiseWithdrawalAlarm(deps, withdrawal, 'CONTENT_CHANGED');
    await failBeforeSigning(deps, withdrawal, 'ASK_AGAIN');
    return false;
  }
  if (await findOpenClaim(deps.db, withdrawal.uid)) return moveToReview(deps, withdrawal, 'RECEIVABLE');
  const adapter = chainOf(deps, network);
  const draft = draftOf(withdrawal, await currentHot(deps.db, adapter));
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

/** Asks the chain before anything is decided; null if the withdrawal was moved on or must wait. */
async function quote(deps: CustodyDeps, withdrawal: Withdrawal, draft: Draft): Promise<PaymentTerms | null> {
  const adapter = chainOf(deps, withdrawal.network!);
  // Checked before the trial: with an empty hot wallet the trial fails and the recipient would be blamed.
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

/** Rolls back when refused: a number taken but not used would hold up every later payment from that key. */
async function store(
  deps: CustodyDeps,
  tx: Tx,
  seen: Withdrawal,
  draft: Draft,
  terms: PaymentTerms,
  minedSequence: number,
): Promise<Result<null, ReserveRefusal | 'SIGNER_REFUSED' | 'CHANGED'>> {
  const withdrawal = await lockWithdrawal(tx, seen.id);
  if (withdrawal?.state !== 'APPROVED' || withdrawal.version !== seen.version) return refuse('CHANGED');
  const request = { network: withdrawal.network!, draft, terms, minedSequence };
  const signed = await signPayment(deps, tx, request);
  if (!signed.ok) return signed;
  const moved = await moveWithdrawal(tx, withdrawal, 'BROADCASTING', deps.clock.nowMs());
  await emitWithdrawal(tx, moved!);
  return ok(null);
}

/** Whether what is about to be signed is exactly what was asked for and approved (I-17). */
function isAsApproved(withdrawal: Withdrawal, coin: CoinRule): boolean {
  const { asset, network, address, memo, amountMinor } = withdrawal;
  const amount = formatAmount(amountMinor, coin.ledgerScale);
  return payloadHash('withdraw', [asset, network, address, memo, amount]) === withdrawal.payloadHash;
}

function draftOf(withdrawal: Withdrawal, hot: { address: string; keyPath: string }): Draft {
  return {
    kind: 'withdrawal',
    ref: withdrawal.id,
    asset: withdrawal.asset,
    fromAddress: hot.address,
    fromPath: hot.keyPath,
    toAddress: withdrawal.address!,
    ...(withdrawal.memo === null || withdrawal.memo === '' ? {} : { memo: withdrawal.memo }),
    amountMinor: withdrawal.amountMinor - withdrawal.feeMinor,
  };
}

async function moveToReview(deps: CustodyDeps, withdrawal: Withdrawal, reason: ReviewReason): Promise<false> {
  const nowMs = deps.clock.nowMs();
  const from = { twoReviewersMinor: await deps.settings.twoReviewersFromMinor() };
  const needed = approvalsNeeded(withdrawal.usdtValueMinor, from);
  await deps.db.tx(async (tx) => {
    const moved = await moveWithdrawal(tx, withdrawal, 'IN_REVIEW', nowMs, {
      reviewReasons: [reason],
      reviewDeadlineMs: decisionByMs(withdrawal.usdtValueMinor, nowMs, from),
      approvalsNeeded: needed,
    });
    if (!moved) return;
    await deps.paymentSeals.review(tx, contentOf(withdrawal), needed, nowMs);
    await emitWithdrawal(tx, moved);
  });
  return false;
}

/** Returns the money at once, because nothing was signed and nothing can be. */
async function failBeforeSigning(deps: CustodyDeps, seen: Withdrawal, failureCode: string): Promise<void> {
  await deps.db.tx(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, seen.id);
    if (withdrawal?.state !== 'APPROVED' || withdrawal.version !== seen.version) return;
    await failWithdrawal(deps, tx, withdrawal, failureCode);
  });
}

async function raiseWithdrawalAlarm(
  deps: CustodyDeps,
  withdrawal: Withdrawal,
  code: 'CONTENT_CHANGED' | 'FEE_TOO_HIGH',
): Promise<void> {
  await raiseAlarm(deps.db, { network: withdrawal.network!, code, subject: withdrawal.id, nowMs: deps.clock.nowMs() });
}
