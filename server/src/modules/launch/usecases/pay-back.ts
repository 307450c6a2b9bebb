import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { LedgerCommand } from '@bourse/core/ledger/command.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { apart } from '../../../platform/jobs/apart.ts';
import { emitBalance } from '../../balances/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { committedAsset, findProject, findToPayBack, type Project } from '../queries/project.query.ts';
import {
  findUnlocks,
  lockToPayBack,
  owesAnybody,
  type Subscription,
  type Unlock,
  unlockKey,
} from '../queries/subscription.query.ts';
import { markPaidBack } from '../store/project.store.ts';
import { endUnlocks, saveSettled } from '../store/subscription.store.ts';
import { releaseCommand } from './commit.ts';
import { scaleOf } from './scales.ts';
import { settle } from './settle-subscriptions.ts';

const BATCH = 50;

/**
 * Pays back everybody who took part in a project that was cancelled: what is committed is freed; who has paid gets what they
 * paid, and the project its tokens. Rewards of a boost round stay with whoever got them, and what was counted and not paid yet
 * is paid all the same: it was earned by then, and others have theirs.
 *
 * @returns one run of the job, which returns true if somebody was paid back
 */
export function payBack(deps: LaunchDeps): () => Promise<boolean> {
  const next = apart(deps.db, {
    what: 'refund of subscription',
    batch: BATCH,
    take: takeOwed,
    idOf: ({ id }) => id,
    work: async (tx, subscriptions) => {
      for (const made of subscriptions) await refund(deps, tx, made, deps.clock.nowMs());
    },
  });
  return async () => {
    const isMore = await next();
    if (!isMore) await endPaidBack(deps);
    return isMore;
  };
}

async function takeOwed(tx: Tx, limit: number, except: readonly string[]): Promise<readonly Subscription[]> {
  for (const projectId of await findToPayBack(tx)) {
    const owed = await lockToPayBack(tx, projectId, limit, except);
    if (owed.length > 0) return owed;
  }
  return [];
}

/** Ends the projects that owe nobody anything: otherwise all who ever took part were searched each second, for ever. */
async function endPaidBack({ db, clock }: LaunchDeps): Promise<void> {
  for (const projectId of await findToPayBack(db)) {
    await db.tx(async (tx) => {
      if (!(await owesAnybody(tx, projectId))) await markPaidBack(tx, projectId, clock.nowMs());
    });
  }
}

async function refund(deps: LaunchDeps, tx: Tx, made: Subscription, nowMs: number): Promise<void> {
  const project = await findProject(tx, made.projectId);
  if (!project) throw new Error(`subscription ${made.id} is of a project that is not there`);
  const isReward = project.rounds.some(({ number, boost }) => number === made.round && boost !== null);
  if (isReward && made.state === 'PENDING_DEDUCTION') return settle(deps, tx, made, nowMs);
  const hasPaid = made.state === 'COMPLETED';
  const commands = hasPaid
    ? [
        ...(await findUnlocks(tx, [made.id])).map((part) => returnCommand(made, project, part, nowMs)),
        refundCommand(made, project, nowMs),
      ]
    : [releaseCommand(made, nowMs)];
  const answers = await deps.ledger.apply(tx, commands);
  const refused = answers.find((answer) => !answer.ok);
  if (refused) throw new Error(`the books refused to pay back ${made.id}: ${JSON.stringify(refused)}`);
  const paid = answers.at(-1)!;
  const entryId = hasPaid && paid.ok ? paid.entryId : null;
  if (hasPaid) await endUnlocks(tx, made.id, nowMs);
  await saveSettled(tx, { id: made.id, state: hasPaid ? 'REFUNDED' : 'CANCELLED', nowMs, entryId });
  const asset = committedAsset(project, made.round);
  await emitBalance(tx, made.uid, [asset, project.token]);
  const minor = hasPaid ? made.costMinor : made.commitMinor;
  const amount = formatAmount(minor, scaleOf(deps, asset));
  await deps.notices.notify(tx, {
    uid: made.uid,
    kind: 'launch.cancelled',
    params: { token: project.token, asset, amount },
  });
}

const returnCommand = (made: Subscription, project: Project, part: Unlock, nowMs: number): LedgerCommand => ({
  op: 'settle',
  key: `launch-return:${made.id}:${part.place}`,
  holdKey: unlockKey(made.id, part.place),
  kind: 'launch.returned',
  ref: made.id,
  amountMinor: part.amountMinor,
  to: [{ account: systemAccount('launch_supply', project.token, project.id), amountMinor: part.amountMinor }],
  atMs: nowMs,
});

const refundCommand = (made: Subscription, project: Project, nowMs: number): LedgerCommand => ({
  op: 'post',
  key: `launch-refund:${made.id}`,
  kind: 'launch.refund',
  ref: made.id,
  legs: [
    { account: systemAccount('launch_proceeds', project.payAsset, project.id), amountMinor: -made.costMinor },
    { account: userAccount(made.uid, 'funding', project.payAsset), amountMinor: made.costMinor },
  ],
  atMs: nowMs,
});
