import { type UnlockRow, unlockParts } from '@bourse/core/launch/schedule.ts';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { LedgerCommand } from '@bourse/core/ledger/command.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { apart } from '../../../platform/jobs/apart.ts';
import { emitBalance } from '../../balances/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { committedAsset, findProject, type Project } from '../queries/project.query.ts';
import { commitKey, lockToSettle, type Subscription, unlockKey } from '../queries/subscription.query.ts';
import { insertUnlocks, saveSettled } from '../store/subscription.store.ts';
import { releaseCommand } from './commit.ts';
import { scaleOf, scalesOf } from './scales.ts';

const BATCH = 50;

/**
 * Settles what was counted, person by person: takes the cost out of what is held, frees the rest, and books the tokens,
 * whose parts that are not unlocked yet are held. What a boost round gives is free at once, and so is all that was locked.
 *
 * @returns one run of the job, which returns true if one was settled
 */
export const settleSubscriptions = (deps: LaunchDeps) =>
  apart(deps.db, {
    what: 'subscription',
    batch: BATCH,
    take: (tx, limit, except) => lockToSettle(tx, limit, except),
    idOf: ({ id }) => id,
    work: async (tx, subscriptions) => {
      for (const made of subscriptions) await settle(deps, tx, made, deps.clock.nowMs());
    },
  });

/** Takes what a counted subscription costs out of what it holds, and books its tokens. */
export async function settle(deps: LaunchDeps, tx: Tx, made: Subscription, nowMs: number): Promise<void> {
  const project = await findProject(tx, made.projectId);
  if (!project) throw new Error(`subscription ${made.id} is of a project that is not there`);
  if (made.gotMinor === 0n) return free(deps, tx, made, project, nowMs);
  // What was bought always costs something, because costs are rounded up.
  if (made.costMinor === 0n) return reward(deps, tx, made, project, nowMs);
  const parts = partsOf(made.gotMinor, project.schedule, nowMs);
  const locked = parts.filter(({ unlockedAtMs }) => unlockedAtMs === null);
  const answers = await deps.ledger.apply(tx, [
    payCommand(made, project, nowMs),
    ...(made.costMinor < made.commitMinor ? [{ ...releaseCommand(made, nowMs), key: `launch-rest:${made.id}` }] : []),
    tokensCommand(made, project, nowMs),
    ...locked.map((part) => lockCommand(made, project, part, nowMs)),
  ]);
  const [paid] = answers;
  const refused = answers.find((answer) => !answer.ok);
  if (!paid?.ok || refused) throw new Error(`the books refused to settle ${made.id}: ${JSON.stringify(refused)}`);
  await insertUnlocks(tx, made.id, parts);
  await saveSettled(tx, { id: made.id, state: 'COMPLETED', nowMs, entryId: paid.entryId });
  await emitBalance(tx, made.uid, [project.payAsset, project.token]);
  const { tokenScale, payScale } = scalesOf(deps, project);
  // Whoever buys lots commits nothing first, and nothing is counted for them.
  const isPurchase = project.rounds.some(({ number, mode }) => number === made.round && mode === 'FLASH');
  await deps.notices.notify(tx, {
    uid: made.uid,
    kind: isPurchase ? 'launch.bought' : 'launch.allocated',
    params: {
      token: project.token,
      got: formatAmount(made.gotMinor, tokenScale),
      asset: project.payAsset,
      cost: formatAmount(made.costMinor, payScale),
    },
  });
}

/** Pays out a share of a pool, and frees all that was locked for it. */
async function reward(deps: LaunchDeps, tx: Tx, made: Subscription, project: Project, nowMs: number): Promise<void> {
  const asset = committedAsset(project, made.round);
  const [paid, freed] = await deps.ledger.apply(tx, [
    { ...tokensCommand(made, project, nowMs), key: `launch-reward:${made.id}`, kind: 'launch.reward' },
    releaseCommand(made, nowMs),
  ]);
  if (!paid?.ok || !freed?.ok) {
    throw new Error(`the books refused to reward ${made.id}: ${JSON.stringify([paid, freed])}`);
  }
  await saveSettled(tx, { id: made.id, state: 'COMPLETED', nowMs, entryId: paid.entryId });
  await emitBalance(tx, made.uid, [asset, project.token]);
  await deps.notices.notify(tx, {
    uid: made.uid,
    kind: 'launch.rewarded',
    params: {
      token: project.token,
      got: formatAmount(made.gotMinor, scaleOf(deps, project.token)),
      asset,
      amount: formatAmount(made.commitMinor, scaleOf(deps, asset)),
    },
  });
}

/** Nothing was allocated: all that was committed is free again. */
async function free(deps: LaunchDeps, tx: Tx, made: Subscription, project: Project, nowMs: number): Promise<void> {
  const [answer] = await deps.ledger.apply(tx, [releaseCommand(made, nowMs)]);
  if (!answer?.ok) throw new Error(`the books refused to free ${made.id}: ${answer?.refusal.code}`);
  await saveSettled(tx, { id: made.id, state: 'NOT_ALLOCATED', nowMs, entryId: null });
  const asset = committedAsset(project, made.round);
  await emitBalance(tx, made.uid, [asset]);
  const amount = formatAmount(made.commitMinor, scaleOf(deps, asset));
  // Where there was no draw, nothing was counted either.
  const isVoid = project.rounds.some(({ number, lottery }) => number === made.round && lottery?.voidReason);
  await deps.notices.notify(tx, {
    uid: made.uid,
    kind: isVoid ? 'launch.notDrawn' : 'launch.notAllocated',
    params: { token: project.token, asset, amount },
  });
}

interface Part {
  readonly place: number;
  readonly amountMinor: bigint;
  readonly unlockAtMs: number;
  /** Null while it is locked. What is due already is never locked. */
  readonly unlockedAtMs: number | null;
}

const partsOf = (gotMinor: bigint, schedule: readonly UnlockRow[], nowMs: number): readonly Part[] =>
  unlockParts(gotMinor, schedule).flatMap((amountMinor, index) => {
    const { unlockAtMs } = schedule[index]!;
    const unlockedAtMs = unlockAtMs <= nowMs ? nowMs : null;
    return amountMinor === 0n ? [] : [{ place: index + 1, amountMinor, unlockAtMs, unlockedAtMs }];
  });

const payCommand = (made: Subscription, project: Project, nowMs: number): LedgerCommand => ({
  op: 'settle',
  key: `launch-pay:${made.id}`,
  holdKey: commitKey(made),
  kind: 'launch.paid',
  ref: made.id,
  amountMinor: made.costMinor,
  to: [{ account: systemAccount('launch_proceeds', project.payAsset, project.id), amountMinor: made.costMinor }],
  atMs: nowMs,
});

const tokensCommand = (
  made: Subscription,
  project: Project,
  nowMs: number,
): Extract<LedgerCommand, { op: 'post' }> => ({
  op: 'post',
  key: `launch-tokens:${made.id}`,
  kind: 'launch.bought',
  ref: made.id,
  legs: [
    { account: systemAccount('launch_supply', project.token, project.id), amountMinor: -made.gotMinor },
    { account: userAccount(made.uid, 'funding', project.token), amountMinor: made.gotMinor },
  ],
  atMs: nowMs,
});

const lockCommand = (made: Subscription, project: Project, part: Part, nowMs: number): LedgerCommand => ({
  op: 'hold',
  key: unlockKey(made.id, part.place),
  reason: 'VESTING',
  ref: made.id,
  account: userAccount(made.uid, 'funding', project.token),
  amountMinor: part.amountMinor,
  releaseAtMs: part.unlockAtMs,
  atMs: nowMs,
});
