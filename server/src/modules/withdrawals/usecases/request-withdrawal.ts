import { userAccount } from '@bourse/core/ledger/account.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { approvalsByWorth } from '@bourse/core/wallet/review.ts';
import { factorsNeeded } from '@bourse/core/wallet/security-factors.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { replayOr } from '../../../platform/request/replay-or.ts';
import { judgeWhitelist } from '../../address-book/public.ts';
import { emitBalance, lockPerson } from '../../balances/public.ts';
import { type Factors, type JudgedFactors, profileOf, type SecurityRefusal } from '../../identity/public.ts';
import { contentOf } from '../payment-content.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import { insertWithdrawal, moveWithdrawal, type NewWithdrawal } from '../store/withdrawal.store.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';
import { judgeLeaving, type LeaveRefusal } from './judge/judge-leaving.ts';
import {
  type JudgedWithdrawal,
  judgeContract,
  judgeFee,
  judgeRisk,
  judgeWithdrawal,
  type LinkedTerms,
  type WithdrawalRefusal,
  type WithdrawalWish,
} from './judge/judge-withdrawal.ts';
import { settleInside } from './pay-inside.ts';
import { readThresholds } from './read-thresholds.ts';
import { findReplay, type RequestName } from './replay.ts';
import { emitWithdrawal, notifyWithdrawal, tellOfLeaving } from './tell-withdrawal.ts';
import { withdrawalHoldKey } from './withdrawal-hold.ts';

export interface WithdrawalRequest extends WithdrawalWish, Factors {
  readonly clientRequestId: string;
  readonly riskConfirmation?: string | undefined;
  readonly contractConfirmation?: string | undefined;
  /** The fee that the person was shown, in coin units; nobody pays more than that. */
  readonly fee?: string | undefined;
}

export type RequestRefusal =
  | WithdrawalRefusal
  | SecurityRefusal
  | 'IDEMPOTENCY_MISMATCH'
  | 'NOT_WHITELISTED'
  | 'ADDRESS_HIGH_RISK'
  | 'ADDRESS_IS_CONTRACT'
  | 'ADDRESS_UNREAD';

/**
 * Asks for a withdrawal. Everything is checked first. What could have changed meanwhile is checked again while holding
 * the person's lock, in the one transaction that spends the codes and sets the money aside: so parallel requests cannot
 * exceed a limit together.
 *
 * @refuses    see RequestRefusal, each with its figures
 * @invariant  a repeat of the same request id returns the first result; other input under the same id is refused
 */
export function requestWithdrawal(
  deps: WithdrawalsDeps,
  caller: Caller,
  request: WithdrawalRequest,
): Promise<Result<Withdrawal, RequestRefusal | 'FEE_CHANGED'>> {
  const name: RequestName = {
    uid: caller.uid,
    operation: 'withdraw',
    requestId: request.clientRequestId,
    inputHash: payloadHash('withdraw-request', [
      request.asset,
      request.network,
      request.address,
      request.memo ?? null,
      request.amount,
    ]),
  };
  return replayOr<Withdrawal, RequestRefusal | 'FEE_CHANGED'>(
    () => findReplay(deps.db, name),
    () => requestNew(deps, caller, request, name, { judge: (judged) => judgeFee(judged, request.fee) }),
  );
}

/** A payment to a linked address that its app has confirmed. */
export interface LinkedPayment<Code extends string> {
  readonly wish: { readonly asset: string; readonly network: string; readonly amount: string };
  readonly terms: LinkedTerms;
  /** Uses up the app's confirmation, once, in the transaction that sets the money aside. */
  spend(tx: Tx, nowMs: number): Promise<Result<true, Code>>;
}

/**
 * Like `requestWithdrawal`, to the person's linked address.
 *
 * @param payment  called only for a new request: a repeat must be answered although the app's confirmation is used up
 * @refuses        see RequestRefusal, and those of `payment` and its `spend`
 */
export function requestLinkedWithdrawal<Code extends string>(
  deps: WithdrawalsDeps,
  caller: Caller,
  request: Factors & { readonly clientRequestId: string; readonly sessionId: string },
  payment: () => Promise<Result<LinkedPayment<Code>, Code>>,
): Promise<Result<Withdrawal, RequestRefusal | Code>> {
  const name: RequestName = {
    uid: caller.uid,
    operation: 'linked',
    requestId: request.clientRequestId,
    inputHash: payloadHash('linked-request', [request.sessionId]),
  };
  return replayOr<Withdrawal, RequestRefusal | Code>(
    () => findReplay(deps.db, name),
    async () => {
      const linked = await payment();
      if (!linked.ok) return linked;
      const { wish, terms } = linked.value;
      return requestNew(deps, caller, { ...request, ...wish, address: terms.address }, name, { linked: linked.value });
    },
  );
}

/** How a payment to a linked address differs from any other withdrawal. */
interface OwnRules<Code extends string> {
  readonly linked?: LinkedPayment<Code>;
  readonly judge?: (judged: JudgedWithdrawal) => Result<true, Code>;
}

async function requestNew<Code extends string>(
  deps: WithdrawalsDeps,
  caller: Caller,
  request: WithdrawalRequest,
  name: RequestName,
  { linked, judge }: OwnRules<Code>,
): Promise<Result<Withdrawal, RequestRefusal | Code>> {
  const judged = await judgeWithdrawal(deps, caller, request, linked?.terms);
  if (!judged.ok) return judged;
  const own = judge?.(judged.value) ?? ok(true);
  if (!own.ok) return own;
  const listed = await judgeWhitelist(deps, judged.value, caller.nowMs, linked?.terms.linkedAtMs);
  if (!listed.ok) return listed;
  const risk = judgeRisk(judged.value, request.riskConfirmation);
  if (!risk.ok) return risk;
  // A linked address has signed a message, which no contract can.
  const code = linked ? ok(true) : await judgeContract(deps, judged.value, request.contractConfirmation);
  if (!code.ok) return code;
  const { twoCodesMinor, coolingMs, review } = await readThresholds(deps.settings);
  const checked = await deps.identity.securityCheck({
    uid: caller.uid,
    sessionId: caller.sessionId,
    purpose: 'withdraw',
    payloadHash: judged.value.payloadHash,
    tradingPassword: request.tradingPassword,
    emailCode: request.emailCode,
    smsCode: request.smsCode,
    totpCode: request.totpCode,
    passkey: request.passkey,
    factorsNeeded: factorsNeeded(judged.value.valueMinor, judged.value.profile, twoCodesMinor),
  });
  if (!checked.ok) return checked;
  const approvalsNeeded = approvalsByWorth(judged.value.valueMinor, review);
  const permitted = { ...judged.value, factors: checked.value, coolingMs, approvalsNeeded };
  return deps.db.decide((tx) => commitRequest(deps, tx, caller, permitted, name, linked));
}

async function commitRequest<Code extends string>(
  deps: WithdrawalsDeps,
  tx: Tx,
  caller: Caller,
  judged: JudgedWithdrawal & {
    readonly factors: JudgedFactors;
    readonly coolingMs: number;
    readonly approvalsNeeded: number;
  },
  name: RequestName,
  linked: LinkedPayment<Code> | undefined,
): Promise<Result<Withdrawal, LeaveRefusal | SecurityRefusal | 'IDEMPOTENCY_MISMATCH' | Code>> {
  await lockPerson(tx, caller.uid, caller.nowMs);
  const before = await findReplay(tx, name);
  if (!before.ok) return before;
  if (before.value) return ok(before.value);
  const spent = await deps.identity.spendFactors(tx, judged.factors);
  if (!spent.ok) return spent;
  const { coin, toUid } = judged.target;
  // The wait for the lock can be long: limits count from the moment at which the money is set aside.
  const nowMs = Math.max(caller.nowMs, deps.clock.nowMs());
  const used = (await linked?.spend(tx, nowMs)) ?? ok(true);
  if (!used.ok) return used;
  const profile = await profileOf(deps, tx, caller.uid);
  const { amountMinor, valueMinor } = judged;
  const leaving = await judgeLeaving(deps, tx, { profile, coin, amountMinor, valueMinor, toUid, nowMs });
  if (!leaving.ok) return leaving;
  const row = await newRow(deps, tx, caller, judged, name, nowMs);
  if (toUid !== null) return settleInside(deps, tx, row);
  const answers = await deps.ledger.apply(tx, [
    {
      op: 'hold',
      key: row.holdKey!,
      reason: 'WITHDRAWAL',
      ref: row.id,
      account: userAccount(caller.uid, 'funding', coin.asset),
      amountMinor,
      atMs: nowMs,
    },
  ]);
  const held = answers[0]!;
  if (!held.ok) return refusedHold(held.refusal.code);
  const submitted = await insertWithdrawal(tx, row);
  if (!submitted) throw new Error('the same request id was inserted while its person was locked');
  await deps.paymentSeals.ask(tx, contentOf(submitted), judged.approvalsNeeded, nowMs);
  const cooling = await moveWithdrawal(tx, submitted, 'COOLING', nowMs, { coolingUntilMs: nowMs + judged.coolingMs });
  await emitBalance(tx, caller.uid, [coin.asset]);
  await emitWithdrawal(tx, cooling!);
  await notifyWithdrawal(deps, tx, 'wallet.withdrawalRequested', cooling!);
  await tellOfLeaving(deps, tx, cooling!);
  return ok(cooling!);
}

/** The balance was checked in this transaction, but other movements of it do not take the person's lock. */
function refusedHold(code: string): Extract<Result<never, 'INSUFFICIENT_BALANCE'>, { ok: false }> {
  if (code === 'INSUFFICIENT_BALANCE') return refuse('INSUFFICIENT_BALANCE');
  throw new Error(`the books refused a hold: ${code}`);
}

async function newRow(
  deps: WithdrawalsDeps,
  tx: Tx,
  caller: Caller,
  judged: JudgedWithdrawal,
  name: RequestName,
  nowMs: number,
): Promise<NewWithdrawal> {
  const id = newId(nowMs);
  const { target } = judged;
  const isInside = target.toUid !== null;
  const seen = await deps.identity.firstSeen(tx, { uid: caller.uid, sessionId: caller.sessionId });
  return {
    id,
    uid: name.uid,
    operation: name.operation,
    requestId: name.requestId,
    inputHash: name.inputHash,
    kind: isInside ? 'INTERNAL' : name.operation === 'linked' ? 'LINKED' : 'ONCHAIN',
    asset: target.coin.asset,
    network: target.network.network,
    address: target.address,
    memo: target.memo,
    toUid: target.toUid,
    fromMasked: null,
    toMasked: null,
    amountMinor: judged.amountMinor,
    feeMinor: judged.feeMinor,
    usdtValueMinor: judged.valueMinor,
    payloadHash: judged.payloadHash,
    holdKey: isInside ? null : withdrawalHoldKey(id),
    addressRisk: target.risk,
    isFirstUse: target.firstUse,
    deviceSeenAtMs: seen.deviceFirstSeenAtMs,
    countrySeenAtMs: seen.countryFirstSeenAtMs,
    entryId: null,
    createdAtMs: nowMs,
  };
}
