import { vipDiscountBps } from '@bourse/core/launch/price.ts';
import { userAccount } from '@bourse/core/ledger/account.ts';
import type { LedgerAnswer, LedgerCommand } from '@bourse/core/ledger/command.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { emitBalance, lockPerson } from '../../balances/public.ts';
import type { Profile } from '../../identity/public.ts';
import { isCoinStopped } from '../../transfers/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { committedAsset, findProject, lockRound, type Project, type Round } from '../queries/project.query.ts';
import { type DoneRequest, findRequest } from '../queries/request.query.ts';
import { commitKey, lockOwn, type Subscription } from '../queries/subscription.query.ts';
import { insertRequest } from '../store/request.store.ts';
import { insertSubscription, saveAmount } from '../store/subscription.store.ts';
import { scaleOf } from './scales.ts';

/** A commitment that may be made. */
export interface Judged {
  readonly project: Project;
  readonly round: Round;
  readonly profile: Profile;
  /** The coin that is committed, and all of it, also where something is committed already; minor units. */
  readonly asset: string;
  readonly amountMinor: bigint;
  /** How many tickets it is for; null in a round without any. */
  readonly tickets: number | null;
  /** When the hold is expected to end. */
  readonly heldUntilMs: number;
  readonly nowMs: number;
}

interface CommitRequest<Code extends string> {
  readonly clientRequestId: string;
  readonly projectId: string;
  readonly round: number;
  readonly tradingPassword: string;
  /** Hash of the request, so that the same id cannot ask for something else. */
  readonly inputHash: string;
  /** Judges the request, once before the password and once under the locks. */
  readonly judge: (q: Queryable) => Promise<Result<Judged, Code>>;
}

type CommitCode =
  | 'TRADING_PASSWORD_NOT_SET'
  | 'TRADING_PASSWORD_WRONG'
  | 'TRADING_PASSWORD_LOCKED'
  | 'LOGIN_REQUIRED'
  | 'ACCOUNT_FROZEN'
  | 'LAUNCH_BALANCE'
  | 'COIN_STOPPED'
  | 'IDEMPOTENCY_MISMATCH';
type Outcome<Code extends string> = Result<
  { readonly done: DoneRequest; readonly asset: string; readonly replayed: boolean },
  Code | CommitCode
>;

/**
 * Commits an amount of the funding account to a round in the place of what was committed before. It is held, and is the
 * person's until the round is settled.
 *
 * @refuses   what `judge` refuses | see CommitCode; a refusal has moved nothing
 * @invariant a repeat of the request id returns the first result; one subscription of a person in a round
 */
export async function commitOnce<Code extends string>(
  deps: LaunchDeps,
  { uid, sessionId, nowMs }: Caller,
  { clientRequestId, projectId, round, tradingPassword, inputHash, judge }: CommitRequest<Code>,
): Promise<Outcome<Code>> {
  const replayOf = async (q: Queryable): Promise<Outcome<never> | null> => {
    const done = await findRequest(q, uid, clientRequestId);
    if (!done) return null;
    if (done.inputHash !== inputHash) return refuse('IDEMPOTENCY_MISMATCH');
    return ok({ done, asset: committedAsset((await findProject(q, projectId))!, round), replayed: true });
  };
  const before = await replayOf(deps.db);
  if (before) return before;
  // Judged once before the password, so that a try of it is only counted where it could have been of use.
  const early = await judge(deps.db);
  if (!early.ok) return early;
  const checked = await deps.identity.passwordCheck({ uid, sessionId, tradingPassword });
  if (!checked.ok) return checked;
  return deps.db.decide(async (tx): Promise<Outcome<Code>> => {
    await lockPerson(tx, uid, nowMs);
    const done = await replayOf(tx);
    if (done) return done;
    const spent = await deps.identity.spendFactors(tx, checked.value);
    if (!spent.ok) return refuse('LOGIN_REQUIRED');
    await lockRound(tx, projectId, round, 'share');
    const judged = await judge(tx);
    if (!judged.ok) return judged;
    const committed = await commit(deps, tx, { ...judged.value, uid });
    if (!committed.ok) return committed;
    const { id: subscriptionId, commitMinor, atMs } = committed.value;
    const row = { requestId: clientRequestId, inputHash, subscriptionId, commitMinor, atMs };
    await insertRequest(tx, uid, row);
    const { asset } = judged.value;
    await emitBalance(tx, uid, [asset]);
    return ok({ done: row, asset, replayed: false });
  });
}

/** Holds the amount in the place of what was held before, in one step of the books. */
async function commit(
  deps: LaunchDeps,
  tx: Tx,
  { uid, project, round, profile, asset, amountMinor, tickets, heldUntilMs, nowMs }: Judged & { readonly uid: string },
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
    tickets,
    atMs: nowMs,
  };
  const answers = await deps.ledger.apply(tx, [
    ...(before ? [releaseCommand(before, nowMs)] : []),
    holdCommand(after, asset, heldUntilMs),
  ]);
  const short = shortOf(deps, asset, after, answers);
  if (short) return short;
  // Asked after the accounts are locked, because stopping a coin waits for that lock.
  if (await isCoinStopped(tx, asset)) return refuse('COIN_STOPPED', { asset });
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
export const holdCommand = (made: Subscription, asset: string, untilMs: number): LedgerCommand => ({
  op: 'hold',
  key: commitKey(made),
  reason: 'LAUNCH_COMMIT',
  ref: made.id,
  account: userAccount(made.uid, 'funding', asset),
  amountMinor: made.commitMinor,
  releaseAtMs: untilMs,
  atMs: made.atMs,
});

/** Frees all that a subscription holds. */
export const releaseCommand = (made: Subscription, nowMs: number): LedgerCommand => ({
  op: 'release',
  key: `launch-free:${made.id}:${made.version}`,
  holdKey: commitKey(made),
  atMs: nowMs,
});
