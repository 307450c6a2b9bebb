import { endOfWorkday, isFreeRecovery, RECOVERY } from '@bourse/core/recovery/recovery-terms.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { replayOr } from '../../../platform/request/replay-or.ts';
import type {
  Channel,
  Factors,
  JudgedFactors,
  SecurityRefusal,
  SendCodeRefusal,
  SentCode,
} from '../../identity/public.ts';
import { countCases, findCaseByRequest } from '../queries/case.query.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';
import { insertCase, lockCasesOf, type RecoveryCase, type RecoveryProblem } from '../store/case.store.ts';
import { isOwnScreenshot } from '../store/screenshot.store.ts';
import { type Ask, type AskRefusal, judgeAsk } from './judge-ask.ts';

export interface CaseWish extends Ask, Factors {
  readonly uid: string;
  readonly sessionId: string;
  readonly nowMs: number;
  readonly clientRequestId: string;
  readonly problem: RecoveryProblem;
  readonly note: string | null;
  readonly screenshotId: string | null;
}

export type SubmitRefusal = AskRefusal | SecurityRefusal | 'SCREENSHOT_UNKNOWN' | 'IDEMPOTENCY_MISMATCH';

/** Sends a code for exactly this case; the message states the transaction, the amount and the full return address. */
export async function sendCaseCode(
  deps: RecoveryDeps,
  wish: Ask & { readonly uid: string; readonly channel: Channel },
): Promise<Result<SentCode, AskRefusal | SendCodeRefusal>> {
  const { uid, channel } = wish;
  const judged = await judgeAsk(deps, deps.db, uid, wish);
  if (!judged.ok) return judged;
  const { asset, amount, network, txId, returnAddress, returnMemo } = judged.value.ask;
  return deps.identity.sendBoundCode({
    uid,
    channel,
    purpose: 'recover',
    payloadHash: judged.value.payloadHash,
    params: {
      asset,
      amount,
      network: deps.assets.network(network)!.name,
      txId,
      address: returnAddress,
      ...(returnMemo === null ? {} : { memo: returnMemo }),
    },
  });
}

/**
 * Records a case about a deposit that did not arrive as it should, once trading password and codes have confirmed it.
 * No money moves yet.
 *
 * @refuses    those of judgeAsk | SCREENSHOT_UNKNOWN | those of the security check | IDEMPOTENCY_MISMATCH
 * @invariant  a repeat of the same request id returns the first result; whether the case is free is decided here and
 *             never changes
 */
export function submitCase(deps: RecoveryDeps, wish: CaseWish): Promise<Result<RecoveryCase, SubmitRefusal>> {
  return replayOr<RecoveryCase, SubmitRefusal>(
    () => findReplay(deps.db, wish),
    () => submitNew(deps, wish),
  );
}

async function findReplay(q: Queryable, wish: CaseWish): Promise<Result<RecoveryCase | null, 'IDEMPOTENCY_MISMATCH'>> {
  const before = await findCaseByRequest(q, wish.uid, wish.clientRequestId);
  return before === null || before.inputHash === hashOf(wish) ? ok(before) : refuse('IDEMPOTENCY_MISMATCH');
}

async function submitNew(deps: RecoveryDeps, wish: CaseWish): Promise<Result<RecoveryCase, SubmitRefusal>> {
  const judged = await judgeNew(deps, deps.db, wish);
  if (!judged.ok) return judged;
  const { uid, sessionId, tradingPassword, emailCode, smsCode, totpCode, passkey } = wish;
  const checked = await deps.identity.securityCheck({
    uid,
    sessionId,
    purpose: 'recover',
    payloadHash: judged.value.payloadHash,
    tradingPassword,
    emailCode,
    smsCode,
    totpCode,
    passkey,
    factorsNeeded: 2,
    needsSentCode: true,
  });
  if (!checked.ok) return checked;
  return deps.db.decide<RecoveryCase, SubmitRefusal>((tx) => write(deps, tx, wish, checked.value));
}

async function judgeNew(deps: RecoveryDeps, q: Queryable, wish: CaseWish) {
  const judged = await judgeAsk(deps, q, wish.uid, wish);
  if (!judged.ok || wish.screenshotId === null) return judged;
  return (await isOwnScreenshot(q, wish.uid, wish.screenshotId)) ? judged : refuse('SCREENSHOT_UNKNOWN');
}

async function write(
  deps: RecoveryDeps,
  tx: Tx,
  wish: CaseWish,
  factors: JudgedFactors,
): Promise<Result<RecoveryCase, SubmitRefusal>> {
  const { uid, nowMs, problem, note, screenshotId, clientRequestId } = wish;
  await lockCasesOf(tx, uid);
  const before = await findReplay(tx, wish);
  if (!before.ok) return before;
  if (before.value) return ok(before.value);
  const spent = await deps.identity.spendFactors(tx, factors);
  if (!spent.ok) return spent;
  const judged = await judgeNew(deps, tx, wish);
  if (!judged.ok) return judged;
  const { memoCases } = await countCases(tx, uid, nowMs - RECOVERY.yearMs);
  const { asset, network, txId, amount, returnAddress, returnMemo } = judged.value.ask;
  const inserted = await insertCase(
    tx,
    {
      id: newId(nowMs),
      uid,
      clientRequestId,
      inputHash: hashOf(wish),
      asset,
      network,
      txHash: txId,
      amountText: amount,
      problem,
      note,
      screenshotId,
      returnAddress,
      returnMemo,
      isFree: isFreeRecovery(problem, memoCases),
      decideByMs: endOfWorkday(nowMs, RECOVERY.businessDays),
    },
    nowMs,
  );
  if (!inserted) return refuse('CASE_EXISTS');
  await deps.notices.notify(tx, { uid, kind: 'recovery.submitted', params: { id: inserted.id, amount, asset } });
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
