import { vipDiscountBps } from '@bourse/core/launch/price.ts';
import { judgeSubscribe, type SubscribeFault, type SubscribeRefusal } from '@bourse/core/launch/subscribe.ts';
import { userAccount } from '@bourse/core/ledger/account.ts';
import type { LedgerAnswer, LedgerCommand } from '@bourse/core/ledger/command.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { emitBalance, lockPerson } from '../../balances/public.ts';
import type { Profile } from '../../identity/public.ts';
import { isCoinStopped } from '../../transfers/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { applicantOf } from '../levels.ts';
import { findProject, lockRound, type Project, type Round } from '../queries/project.query.ts';
import { type DoneRequest, findRequest } from '../queries/request.query.ts';
import { commitKey, findLastBegun, lockOwn, type Subscription } from '../queries/subscription.query.ts';
import { insertRequest } from '../store/request.store.ts';
import { insertSubscription, saveAmount } from '../store/subscription.store.ts';
import { scaleOf } from './scales.ts';

export interface SubscribeRequest {
  readonly clientRequestId: string;
  readonly projectId: string;
  readonly round: number;
  /** In coin units of the paying coin: all that is committed, also where something is committed already. */
  readonly amount: string;
  readonly tradingPassword: string;
}

type SubscribeCode =
  | SubscribeRefusal
  | 'ACCOUNT_FROZEN'
  | 'TRADING_PASSWORD_WRONG'
  | 'TRADING_PASSWORD_LOCKED'
  | 'LOGIN_REQUIRED'
  | 'AMOUNT_ZERO'
  | 'AMOUNT_PLACES'
  | 'AMOUNT_TOO_LARGE'
  | 'LAUNCH_NOT_FOUND'
  | 'LAUNCH_BALANCE'
  | 'COIN_STOPPED'
  | 'IDEMPOTENCY_MISMATCH';
type Outcome = Result<
  { readonly done: DoneRequest; readonly asset: string; readonly replayed: boolean },
  SubscribeCode
>;

/**
 * Commits an amount of the funding account to a round, or sets another amount. What is committed is held, and is the
 * person's until the round is settled.
 *
 * @refuses   see SubscribeCode, from the first check that fails; a refusal has moved nothing
 * @invariant a repeat of the request id returns the first result; one subscription of a person in a round
 */
export async function subscribe(deps: LaunchDeps, caller: Caller, request: SubscribeRequest): Promise<Outcome> {
  const { clientRequestId, projectId, round, amount } = request;
  const inputHash = payloadHash('launch', [projectId, String(round), amount]);
  const before = await replayOf(deps.db, caller.uid, clientRequestId, inputHash, projectId);
  if (before) return before;
  // Judged once before the password, so that a try of it is only counted where it could have been of use.
  const early = await judge(deps, deps.db, caller, request);
  if (!early.ok) return early;
  const { uid, sessionId } = caller;
  const checked = await deps.identity.passwordCheck({ uid, sessionId, tradingPassword: request.tradingPassword });
  if (!checked.ok) return checked;
  return deps.db.decide(async (tx): Promise<Outcome> => {
    await lockPerson(tx, caller.uid, caller.nowMs);
    const done = await replayOf(tx, caller.uid, clientRequestId, inputHash, projectId);
    if (done) return done;
    const spent = await deps.identity.spendFactors(tx, checked.value);
    if (!spent.ok) return refuse('LOGIN_REQUIRED');
    await lockRound(tx, projectId, round, 'share');
    const judged = await judge(deps, tx, caller, request);
    if (!judged.ok) return judged;
    const committed = await commit(deps, tx, { ...judged.value, uid: caller.uid });
    if (!committed.ok) return committed;
    const { id: subscriptionId, commitMinor, atMs } = committed.value;
    const row = { requestId: clientRequestId, inputHash, subscriptionId, commitMinor, atMs };
    await insertRequest(tx, caller.uid, row);
    const asset = judged.value.project.payAsset;
    await emitBalance(tx, caller.uid, [asset]);
    return ok({ done: row, asset, replayed: false });
  });
}

async function replayOf(
  q: Queryable,
  uid: string,
  requestId: string,
  inputHash: string,
  projectId: string,
): Promise<Outcome | null> {
  const done = await findRequest(q, uid, requestId);
  if (!done) return null;
  if (done.inputHash !== inputHash) return refuse('IDEMPOTENCY_MISMATCH');
  const project = await findProject(q, projectId);
  return ok({ done, asset: project!.payAsset, replayed: true });
}

interface Judged {
  readonly project: Project;
  readonly round: Round;
  readonly profile: Profile;
  readonly amountMinor: bigint;
  readonly nowMs: number;
}

async function judge(
  deps: LaunchDeps,
  q: Queryable,
  { uid }: Caller,
  { projectId, round: number, amount }: SubscribeRequest,
): Promise<Result<Judged, SubscribeCode>> {
  const project = await findProject(q, projectId);
  const round = project?.rounds.find((each) => each.number === number);
  if (!project || round?.mode !== 'SUBSCRIPTION') return refuse('LAUNCH_NOT_FOUND', { project: projectId });
  const read = readPositive(amount, scaleOf(deps, project.payAsset));
  if (!read.ok) return read;
  const profile = await deps.identity.profile(q, uid);
  if (!profile) throw new Error(`nobody has number ${uid}`);
  if (profile.frozen) return refuse('ACCOUNT_FROZEN');
  const nowMs = deps.clock.nowMs();
  const person = { ...applicantOf(profile), lastMs: await findLastBegun(q, uid, { projectId, number }) };
  const fault = judgeSubscribe(round, person, read.value, nowMs);
  if (fault) return refuse(fault.code, detailsOf(deps, project, fault));
  return ok({ project, round, profile, amountMinor: read.value, nowMs });
}

/** Details of a refusal, with amounts in coin units for people. */
function detailsOf(deps: LaunchDeps, { payAsset }: Project, { minor = {}, plain = {} }: SubscribeFault) {
  const scale = scaleOf(deps, payAsset);
  const amounts = Object.entries(minor).map(([name, value]) => [name, formatAmount(value, scale)] as const);
  return { asset: payAsset, ...Object.fromEntries(amounts), ...plain };
}

/** Holds the amount in the place of what was held before, in one step of the books. */
async function commit(
  deps: LaunchDeps,
  tx: Tx,
  { uid, project, round, profile, amountMinor, nowMs }: Judged & { readonly uid: string },
): Promise<Result<Subscription, 'LAUNCH_BALANCE' | 'COIN_STOPPED'>> {
  const before = await lockOwn(tx, uid, project.id, round.number);
  const after: Subscription = {
    ...(before ?? {
      id: newId(nowMs),
      uid,
      projectId: project.id,
      round: round.number,
      state: 'SUBSCRIBED',
      firstAtMs: nowMs,
      gotMinor: 0n,
      costMinor: 0n,
    }),
    commitMinor: amountMinor,
    version: (before?.version ?? 0) + 1,
    vipBps: round.hasVipDiscount ? vipDiscountBps(profile.vipLevel) : 0,
    atMs: nowMs,
  };
  const answers = await deps.ledger.apply(tx, [
    ...(before ? [releaseCommand(before, nowMs)] : []),
    holdCommand(after, project.payAsset, round.endMs),
  ]);
  const short = shortOf(deps, project.payAsset, after, answers);
  if (short) return short;
  // Asked after the accounts are locked, because stopping a coin waits for that lock.
  if (await isCoinStopped(tx, project.payAsset)) return refuse('COIN_STOPPED', { asset: project.payAsset });
  if (before) await saveAmount(tx, after);
  else await insertSubscription(tx, after);
  return ok(after);
}

/** The refusal where the books say that the money is not there; null where they have done what was asked. */
export function shortOf(
  deps: LaunchDeps,
  asset: string,
  { id, commitMinor }: Pick<Subscription, 'id' | 'commitMinor'>,
  answers: readonly LedgerAnswer[],
) {
  const refused = answers.find((answer) => !answer.ok);
  if (!refused || refused.ok) return null;
  if (refused.refusal.code !== 'INSUFFICIENT_BALANCE')
    throw new Error(`the books refused subscription ${id}: ${refused.refusal.code}`);
  const scale = scaleOf(deps, asset);
  return refuse('LAUNCH_BALANCE', {
    asset,
    available: formatAmount(BigInt(String(refused.refusal.details?.available ?? '0')), scale),
    needed: formatAmount(commitMinor, scale),
  });
}

/** Holds what a subscription commits. */
export const holdCommand = (made: Subscription, payAsset: string, endMs: number): LedgerCommand => ({
  op: 'hold',
  key: commitKey(made),
  reason: 'LAUNCH_COMMIT',
  ref: made.id,
  account: userAccount(made.uid, 'funding', payAsset),
  amountMinor: made.commitMinor,
  releaseAtMs: endMs,
  atMs: made.atMs,
});

/** Frees all that a subscription holds. */
export const releaseCommand = (made: Subscription, nowMs: number): LedgerCommand => ({
  op: 'release',
  key: `launch-free:${made.id}:${made.version}`,
  holdKey: commitKey(made),
  atMs: nowMs,
});
