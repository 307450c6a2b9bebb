import { formatAmount } from '@bourse/core/money/amount.ts';
import { usdtValueMinor } from '@bourse/core/money/value.ts';
import { RECOVERY } from '@bourse/core/recovery/recovery-terms.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { ActionDefinition, PlainRecord, Plan } from '../../approvals/public.ts';
import {
  type CreditRefusal,
  creditHeldDeposit,
  type HeldDeposit,
  lockHeldDeposit,
  type ReturnRefusal,
  returnHeldDeposit,
} from '../../deposits/public.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';
import { lockCase, moveCase, type RecoveryCase } from '../store/case.store.ts';
import { recoveryFee } from './recovery-fee.ts';

/** What is decided of a case. */
export interface CaseVerdict extends PlainRecord {
  readonly id: string;
  readonly outcome: 'CREDIT' | 'RETURN' | 'REFUSE';
  /** Null for a refusal. */
  readonly depositId: string | null;
  /** The person reads it. */
  readonly explanation: string;
}

export type DecideCaseRefusal =
  | 'CASE_UNKNOWN'
  | 'CASE_ENDED'
  | 'DEPOSIT_REQUIRED'
  | 'PRICE_UNKNOWN'
  | CreditRefusal
  | ReturnRefusal;

/**
 * The decision about a recovery case. It moves money only by the wallet's named operations, and above 5,000 USDT (or where
 * nobody knows what it is worth) only when a second member of staff has approved the same.
 */
export const decideCaseAction = (deps: RecoveryDeps): ActionDefinition<CaseVerdict, DecideCaseRefusal> => ({
  kind: 'staffRecovery.decide',
  proposers: ['support2'],
  deciders: ['support2'],
  needsSecond: (verdict, plan) => verdict.outcome !== 'REFUSE' && plan.after.needsSecond === true,
  plan: (tx, verdict) => planOf(deps, tx, verdict),
  carryOut: (tx, verdict, { nowMs }) => carryOut(deps, tx, verdict, nowMs),
});

interface Judged {
  readonly row: RecoveryCase;
  readonly deposit: HeldDeposit | null;
  readonly feeMinor: bigint;
}

async function judge(deps: RecoveryDeps, tx: Tx, verdict: CaseVerdict): Promise<Result<Judged, DecideCaseRefusal>> {
  const row = await lockCase(tx, verdict.id);
  if (!row) return refuse('CASE_UNKNOWN');
  if (row.state !== 'SUBMITTED') return refuse('CASE_ENDED', { state: row.state });
  if (verdict.outcome === 'REFUSE') return ok({ row, deposit: null, feeMinor: 0n });
  if (verdict.depositId === null) return refuse('DEPOSIT_REQUIRED');
  const deposit = await lockHeldDeposit(tx, verdict.depositId);
  // Recovers only what this transaction brought, and nothing that belongs to somebody else.
  const isOfCase = deposit?.network === row.network && deposit.txHash === row.txHash;
  if (!deposit || !isOfCase || (deposit.uid !== null && deposit.uid !== row.uid)) return refuse('DEPOSIT_NOT_HELD');
  const isSent = verdict.outcome === 'RETURN';
  const fee = recoveryFee(deps, { asset: deposit.asset, network: deposit.network, isFree: row.isFree, isSent });
  if (!fee.ok) return fee;
  if (fee.value >= deposit.amountMinor) return refuse('FEE_ABOVE_AMOUNT');
  return ok({ row, deposit, feeMinor: fee.value });
}

async function planOf(deps: RecoveryDeps, tx: Tx, verdict: CaseVerdict): Promise<Result<Plan, DecideCaseRefusal>> {
  const judged = await judge(deps, tx, verdict);
  if (!judged.ok) return judged;
  const { row, deposit, feeMinor } = judged.value;
  const scale = deposit ? (deps.assets.coin(deposit.asset)?.ledgerScale ?? 0) : 0;
  const valueMinor = deposit && worth(deps, deposit);
  const money: PlainRecord = deposit
    ? {
        deposit: deposit.id,
        amount: `${formatAmount(deposit.amountMinor, scale)} ${deposit.asset}`,
        fee: `${formatAmount(feeMinor, scale)} ${deposit.asset}`,
        ...(verdict.outcome === 'RETURN' ? { to: row.returnAddress, memo: row.returnMemo } : {}),
      }
    : {};
  return ok({
    subject: `recovery:${row.id}`,
    uid: row.uid,
    before: { state: row.state, deposit: deposit === null ? null : `${deposit.id} ${deposit.state}` },
    after: {
      outcome: verdict.outcome,
      ...money,
      explanation: verdict.explanation,
      needsSecond: deposit !== null && (valueMinor === null || valueMinor > RECOVERY.secondAboveMinor),
    },
  });
}

/** What a deposit is worth now, USDT minor units; null where nobody knows. */
export function worth(deps: Pick<RecoveryDeps, 'assets' | 'pricing'>, deposit: HeldDeposit): bigint | null {
  const coin = deps.assets.coin(deposit.asset);
  const price = deps.pricing.priceUsdt(deposit.asset);
  return coin && price ? usdtValueMinor(deposit.amountMinor, coin.ledgerScale, price.price, 'up') : null;
}

async function carryOut(
  deps: RecoveryDeps,
  tx: Tx,
  verdict: CaseVerdict,
  nowMs: number,
): Promise<Result<true, DecideCaseRefusal>> {
  const judged = await judge(deps, tx, verdict);
  if (!judged.ok) return judged;
  const { row, deposit, feeMinor } = judged.value;
  const { explanation } = verdict;
  if (!deposit) {
    await end(deps, tx, await moveCase(tx, row.id, { state: 'REFUSED', explanation, nowMs }), 'recovery.refused');
    return ok(true);
  }
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
  const wish = { depositId, uid, toAddress: row.returnAddress, memo: row.returnMemo, feeMinor, nowMs };
  const sent = await returnHeldDeposit(deps, tx, wish);
  if (!sent.ok) return sent;
  const recoveredMinor = deposit.amountMinor - feeMinor;
  const moved = await moveCase(tx, row.id, { ...common, state: 'RETURNING', recoveredMinor, returnId: sent.value });
  await end(deps, tx, moved, 'recovery.returning');
  return ok(true);
}

/** Tells the person how it went on, with what came of it. */
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
