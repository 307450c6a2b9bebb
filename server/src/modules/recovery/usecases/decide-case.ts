import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { usdtValueMinor } from '@bourse/core/money/value.ts';
import type { Evidence } from '@bourse/core/recovery/evidence.ts';
import { RECOVERY } from '@bourse/core/recovery/recovery-terms.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { type ActionDefinition, decidersOf, type Order, type PlainRecord, type Plan } from '../../approvals/public.ts';
import {
  type CreditRefusal,
  creditHeldDeposit,
  type HeldDeposit,
  judgeRecoverable,
  lockHeldDeposit,
  type ReturnRefusal,
  returnHeldDeposit,
} from '../../deposits/public.ts';
import { profileOf } from '../../identity/public.ts';
import { findCaseThatPaid, findOtherCases } from '../queries/case.query.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';
import { lockCase, moveCase, type RecoveryCase } from '../store/case.store.ts';
import { findWaits } from '../store/wait.store.ts';
import { findEvidence } from './find-evidence.ts';
import { type BarRefusal, judgeBar } from './judge-ask.ts';
import { recoveryFee } from './recovery-fee.ts';

export interface CaseVerdict extends PlainRecord {
  readonly id: string;
  readonly outcome: 'CREDIT' | 'RETURN' | 'REFUSE';
  /** Null for a refusal. */
  readonly depositId: string | null;
  /** Shown to the person. */
  readonly explanation: string;
}

export type DecideCaseRefusal =
  | 'CASE_UNKNOWN'
  | 'CASE_ENDED'
  | 'DEPOSIT_REQUIRED'
  | 'DEPOSIT_PAID'
  | 'DEPOSIT_NOT_AS_ASKED'
  | 'CASE_NOT_CONFIRMED'
  | 'CASE_WAITS'
  | 'PRICE_UNKNOWN'
  | BarRefusal
  | CreditRefusal
  | ReturnRefusal;

/**
 * Decides a recovery case; money moves only by named operations of the rooms below. A second member of staff must
 * approve from 5,000 USDT on, if the worth is unknown, if others have asked for the same transaction, or if nothing
 * shows that it is the sender who asks. In the last case everybody whose money it could be must also have had time to
 * object.
 *
 * @invariant the coin, the amount and the address paid are those that the person has confirmed
 */
export const decideCaseAction = (deps: RecoveryDeps): ActionDefinition<CaseVerdict, DecideCaseRefusal> => ({
  kind: 'staffRecovery.decide',
  proposers: ['support2'],
  deciders: ['support2'],
  needsSecond: (verdict, plan) => verdict.outcome !== 'REFUSE' && plan.after.needsSecond === true,
  plan: (tx, verdict) => planOf(deps, tx, verdict),
  carryOut: (tx, verdict, order) => carryOut(deps, tx, verdict, order),
});

interface Judged {
  readonly row: RecoveryCase;
  /** Null for a refusal. */
  readonly paid: Payable | null;
}

interface Payable {
  readonly deposit: HeldDeposit;
  readonly feeMinor: bigint;
  readonly evidence: Evidence;
}

async function judge(
  deps: RecoveryDeps,
  tx: Tx,
  verdict: CaseVerdict,
  nowMs: number,
): Promise<Result<Judged, DecideCaseRefusal>> {
  const row = await lockCase(tx, verdict.id);
  if (!row) return refuse('CASE_UNKNOWN');
  if (row.state !== 'SUBMITTED') return refuse('CASE_ENDED', { state: row.state });
  const { outcome, depositId } = verdict;
  if (outcome === 'REFUSE') return ok({ row, paid: null });
  if (depositId === null) return refuse('DEPOSIT_REQUIRED');
  const bar = judgeBar(await profileOf(deps, tx, row.uid));
  // A locked account may still be credited, because the coins stay inside; a frozen one gets nothing.
  if (!bar.ok && (outcome === 'RETURN' || bar.refusal.code === 'ACCOUNT_FROZEN')) return bar;
  const held = await judgeDeposit(deps, tx, { row, depositId, isSent: outcome === 'RETURN' });
  if (!held.ok) return held;
  const evidence = findEvidence(deps, row, held.value.deposit, outcome);
  const may = evidence === 'NONE' ? await judgeWait(tx, row, depositId, nowMs) : ok(true);
  return may.ok ? ok({ row, paid: { ...held.value, evidence } }) : may;
}

async function judgeDeposit(
  deps: RecoveryDeps,
  tx: Tx,
  { row, depositId, isSent }: { readonly row: RecoveryCase; readonly depositId: string; readonly isSent: boolean },
): Promise<Result<Omit<Payable, 'evidence'>, DecideCaseRefusal>> {
  const deposit = await lockHeldDeposit(tx, depositId);
  // A case recovers only what its own transaction brought, and nothing that belongs to somebody else.
  const isOfCase = deposit?.network === row.network && deposit.txHash === row.txHash;
  if (!deposit || !isOfCase || (deposit.uid !== null && deposit.uid !== row.uid)) return refuse('DEPOSIT_NOT_HELD');
  const paidBy = await findCaseThatPaid(tx, depositId);
  if (paidBy !== null) return refuse('DEPOSIT_PAID', { case: paidBy });
  const held = judgeRecoverable(deposit, 0n);
  if (!held.ok) return held;
  if (!isAsAsked(deps, row, deposit)) {
    const arrived = formatAmount(deposit.amountMinor, scaleOf(deps, deposit));
    return refuse('DEPOSIT_NOT_AS_ASKED', {
      asked: `${row.amountText} ${row.asset}`,
      arrived: `${arrived} ${deposit.asset}`,
    });
  }
  const fee = recoveryFee(deps, { asset: deposit.asset, network: deposit.network, isFree: row.isFree, isSent });
  if (!fee.ok) return fee;
  if (fee.value >= deposit.amountMinor) return refuse('FEE_ABOVE_AMOUNT');
  return ok({ deposit, feeMinor: fee.value });
}

/** For cases in which nothing shows that the sender asks. @refuses CASE_NOT_CONFIRMED | CASE_WAITS (untilMs) */
async function judgeWait(
  tx: Tx,
  row: RecoveryCase,
  depositId: string,
  nowMs: number,
): Promise<Result<true, 'CASE_NOT_CONFIRMED' | 'CASE_WAITS'>> {
  if (row.confirmedAtMs === null) return refuse('CASE_NOT_CONFIRMED');
  const wait = (await findWaits(tx, [row.id])).find((each) => each.depositId === depositId);
  if (wait && wait.untilMs <= nowMs) return ok(true);
  return refuse('CASE_WAITS', { untilMs: wait?.untilMs ?? nowMs + RECOVERY.objectionMs });
}

const scaleOf = (deps: Pick<RecoveryDeps, 'assets'>, { asset }: HeldDeposit): number =>
  deps.assets.coin(asset)?.ledgerScale ?? 0;

/** Whether coin and amount are those that the person has confirmed with password and codes. */
export function isAsAsked(deps: Pick<RecoveryDeps, 'assets'>, row: RecoveryCase, deposit: HeldDeposit): boolean {
  if (row.asset !== deposit.asset) return false;
  const asked = parseAmount(row.amountText, scaleOf(deps, deposit));
  return asked.ok && asked.value === deposit.amountMinor;
}

async function planOf(deps: RecoveryDeps, tx: Tx, verdict: CaseVerdict): Promise<Result<Plan, DecideCaseRefusal>> {
  const judged = await judge(deps, tx, verdict, deps.clock.nowMs());
  if (!judged.ok) return judged;
  const { row, paid } = judged.value;
  const { outcome, explanation } = verdict;
  const before = { state: row.state, deposit: paid === null ? null : `${paid.deposit.id} ${paid.deposit.state}` };
  const plan = { subject: `recovery:${row.id}`, uid: row.uid };
  if (!paid) return ok({ ...plan, before, after: { outcome, explanation, needsSecond: false } });
  const { deposit, feeMinor, evidence } = paid;
  const scale = scaleOf(deps, deposit);
  const valueMinor = worth(deps, deposit);
  const isContested = (await findOtherCases(tx, row, 1)).length > 0;
  return ok({
    ...plan,
    // Whoever approves must have seen exactly this: with other evidence or another address it is a different decision.
    before: { ...before, transaction: row.txHash, from: deposit.fromAddress, evidence, isContested, to: targetOf(row) },
    after: {
      outcome,
      deposit: deposit.id,
      amount: `${formatAmount(deposit.amountMinor, scale)} ${deposit.asset}`,
      fee: `${formatAmount(feeMinor, scale)} ${deposit.asset}`,
      ...(outcome === 'RETURN' ? { to: row.returnAddress, memo: row.returnMemo } : {}),
      explanation,
      needsSecond: valueMinor === null || valueMinor >= RECOVERY.secondFromMinor || isContested || evidence === 'NONE',
    },
  });
}

const targetOf = ({ returnAddress, returnMemo }: RecoveryCase): string =>
  returnMemo === null ? returnAddress : `${returnAddress} ${returnMemo}`;

/** What a deposit is worth now, in USDT minor units; null if unknown. */
export function worth(deps: Pick<RecoveryDeps, 'assets' | 'pricing'>, deposit: HeldDeposit): bigint | null {
  const coin = deps.assets.coin(deposit.asset);
  const price = deps.pricing.priceUsdt(deposit.asset);
  return coin && price ? usdtValueMinor(deposit.amountMinor, coin.ledgerScale, price.price, 'up') : null;
}

async function carryOut(
  deps: RecoveryDeps,
  tx: Tx,
  verdict: CaseVerdict,
  order: Order,
): Promise<Result<true, DecideCaseRefusal>> {
  const { nowMs } = order;
  const judged = await judge(deps, tx, verdict, nowMs);
  if (!judged.ok) return judged;
  const { row, paid } = judged.value;
  const { explanation } = verdict;
  if (!paid) {
    await end(deps, tx, await moveCase(tx, row.id, { state: 'REFUSED', explanation, nowMs }), 'recovery.refused');
    return ok(true);
  }
  const { deposit, feeMinor } = paid;
  const { id: depositId, asset: depositAsset } = deposit;
  const common = { explanation, depositId, depositAsset, feeMinor, nowMs };
  const { uid } = row;
  if (verdict.outcome === 'CREDIT') {
    const wish = { depositId, uid, feeMinor, kind: 'deposit.recovered', nowMs } as const;
    const credited = await creditHeldDeposit(deps, tx, wish);
    if (!credited.ok) return credited;
    const moved = await moveCase(tx, row.id, { ...common, state: 'CREDITED', recoveredMinor: credited.value });
    await end(deps, tx, moved, 'recovery.credited');
    return ok(true);
  }
  const { returnAddress: toAddress, returnMemo: memo } = row;
  const wish = { depositId, uid, toAddress, memo, feeMinor, decidedBy: decidersOf(order), nowMs };
  const sent = await returnHeldDeposit(deps, tx, wish);
  if (!sent.ok) return sent;
  const recoveredMinor = deposit.amountMinor - feeMinor;
  const moved = await moveCase(tx, row.id, { ...common, state: 'RETURNING', recoveredMinor, returnId: sent.value });
  await end(deps, tx, moved, 'recovery.returning');
  return ok(true);
}

/** Tells the person about a step of the case and its outcome. */
export async function end(
  deps: Pick<RecoveryDeps, 'assets' | 'notices'>,
  tx: Tx,
  row: RecoveryCase,
  kind: 'recovery.credited' | 'recovery.returning' | 'recovery.returned' | 'recovery.refused' | 'recovery.again',
): Promise<void> {
  const asset = row.depositAsset ?? row.asset;
  const scale = deps.assets.coin(asset)?.ledgerScale ?? 0;
  const amount = row.recoveredMinor === null ? row.amountText : formatAmount(row.recoveredMinor, scale);
  await deps.notices.notify(tx, { uid: row.uid, kind, params: { id: row.id, amount, asset } });
}
