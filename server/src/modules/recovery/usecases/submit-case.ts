import { endOfWorkday, isFreeRecovery, RECOVERY } from '@bourse/core/recovery/recovery-terms.ts';
import { spelledTransactionId } from '@bourse/core/recovery/transaction-id.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { countCases, findCaseByRequest } from '../queries/case.query.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';
import { insertCase, isReturning, lockCasesOf, type RecoveryCase, type RecoveryProblem } from '../store/case.store.ts';
import { isOwnScreenshot } from '../store/screenshot.store.ts';

const OPEN_MAX = 5;

export interface CaseWish {
  readonly uid: string;
  readonly nowMs: number;
  readonly clientRequestId: string;
  readonly asset: string;
  readonly network: string;
  readonly txId: string;
  readonly amount: string;
  readonly problem: RecoveryProblem;
  readonly note: string | null;
  readonly screenshotId: string | null;
  readonly returnAddress: string;
  readonly returnMemo: string | null;
}

export type SubmitRefusal =
  | 'NETWORK_UNKNOWN'
  | 'AMOUNT_ZERO'
  | 'ADDRESS_INVALID'
  | 'SCREENSHOT_UNKNOWN'
  | 'CASE_EXISTS'
  | 'CASES_OPEN_MAX'
  | 'IDEMPOTENCY_MISMATCH';

/**
 * Takes down a deposit that did not arrive as it should. Nothing moves yet.
 *
 * @refuses    NETWORK_UNKNOWN | AMOUNT_ZERO | ADDRESS_INVALID (network) | SCREENSHOT_UNKNOWN | CASE_EXISTS for a transaction
 *             with an open case of this person, or with one whose coins are on their way back | CASES_OPEN_MAX (max) |
 *             IDEMPOTENCY_MISMATCH
 * @invariant  a repeat of the same request id answers the first result; whether it is free is decided here and stays
 */
export async function submitCase(deps: RecoveryDeps, wish: CaseWish): Promise<Result<RecoveryCase, SubmitRefusal>> {
  const rules = deps.chains.get(wish.network);
  if (!rules || !deps.assets.network(wish.network)) return refuse('NETWORK_UNKNOWN', { network: wish.network });
  if (/^[0.]+$/.test(wish.amount)) return refuse('AMOUNT_ZERO');
  const address = rules.validateAddress(wish.returnAddress);
  if (!address.ok) return refuse('ADDRESS_INVALID', { network: wish.network });
  const returnMemo = wish.returnMemo === null || !rules.memo ? null : rules.normaliseMemo(wish.returnMemo);
  const inputHash = hashOf(wish);
  // Copied with capitals or without the prefix it is still the same transaction.
  const txId = spelledTransactionId(wish.txId, rules.family !== 'bitcoin');
  return deps.db.decide<RecoveryCase, SubmitRefusal>(async (tx) => {
    await lockCasesOf(tx, wish.uid);
    const before = await findCaseByRequest(tx, wish.uid, wish.clientRequestId);
    if (before) return before.inputHash === inputHash ? ok(before) : refuse('IDEMPOTENCY_MISMATCH');
    return write(deps, tx, { ...wish, txId, returnAddress: address.value, returnMemo }, inputHash);
  });
}

async function write(
  deps: RecoveryDeps,
  tx: Tx,
  wish: CaseWish,
  inputHash: string,
): Promise<Result<RecoveryCase, SubmitRefusal>> {
  const { uid, nowMs, screenshotId } = wish;
  if (screenshotId !== null && !(await isOwnScreenshot(tx, uid, screenshotId))) return refuse('SCREENSHOT_UNKNOWN');
  const { memoCases, open } = await countCases(tx, uid, nowMs - RECOVERY.yearMs);
  if (open >= OPEN_MAX) return refuse('CASES_OPEN_MAX', { max: OPEN_MAX });
  const inserted = await insertCase(
    tx,
    {
      id: newId(nowMs),
      uid,
      clientRequestId: wish.clientRequestId,
      inputHash,
      asset: wish.asset,
      network: wish.network,
      txHash: wish.txId,
      amountText: wish.amount,
      problem: wish.problem,
      note: wish.note,
      screenshotId,
      returnAddress: wish.returnAddress,
      returnMemo: wish.returnMemo,
      isFree: isFreeRecovery(wish.problem, memoCases),
      decideByMs: endOfWorkday(nowMs, RECOVERY.businessDays),
    },
    nowMs,
  );
  // A case whose payment failed is open again, and one transaction cannot have two open cases.
  if (!inserted || (await isReturning(tx, inserted))) return refuse('CASE_EXISTS');
  const params = { id: inserted.id, amount: wish.amount, asset: wish.asset };
  await deps.notices.notify(tx, { uid, kind: 'recovery.submitted', params });
  return ok(inserted);
}

const hashOf = (wish: CaseWish): string =>
  payloadHash('recovery', [
    wish.asset,
    wish.network,
    wish.txId,
    wish.amount,
    wish.problem,
    wish.note,
    wish.screenshotId,
    wish.returnAddress,
    wish.returnMemo,
  ]);
