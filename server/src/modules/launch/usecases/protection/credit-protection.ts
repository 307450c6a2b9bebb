import { protectionOf } from '@bourse/core/launch/price/protection.ts';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { apart } from '../../../../platform/jobs/apart.ts';
import { emitBalance } from '../../../balances/public.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import {
  findProtectionPrices,
  findToCredit,
  findToEndProtection,
  lockToCredit,
  type Uncredited,
} from '../../queries/price/protection.query.ts';
import { findProject, type Project } from '../../queries/project.query.ts';
import { insertCredit, markProtected } from '../../store/protection.store.ts';
import { scalesOf } from '../scales.ts';

const BATCH = 50;
/** A sample has eight places. */
const SAMPLE_UNIT = 10n ** 8n;

/**
 * Gives back what a price protection promises, purchase by purchase, out of what was put aside for it; also to whoever has sold the
 * tokens by then, because the loss is of what was paid. Where the market was not below, that is kept as well.
 *
 * @returns one run of the job, which returns true if a purchase was looked at
 */
export function creditProtection(deps: LaunchDeps): () => Promise<boolean> {
  const next = apart(deps.db, {
    what: 'price protection of subscription',
    batch: BATCH,
    take: takeUncredited,
    idOf: ({ id }) => id,
    work: async (tx, purchases) => {
      for (const bought of purchases) await credit(deps, tx, bought, deps.clock.nowMs());
    },
  });
  return async () => {
    let isMore = false;
    try {
      isMore = await next();
      return isMore;
    } finally {
      // A purchase that fails keeps open no other project's protection.
      if (!isMore) await endProtections(deps);
    }
  };
}

async function takeUncredited(tx: Tx, limit: number, except: readonly string[]): Promise<readonly Uncredited[]> {
  for (const projectId of await findToCredit(tx)) {
    const uncredited = await lockToCredit(tx, projectId, limit, except);
    if (uncredited.length > 0) return uncredited;
  }
  return [];
}

/** Ends the protections that owe nobody anything: otherwise all purchases under one were searched each second, for ever. */
async function endProtections({ db, clock }: LaunchDeps): Promise<void> {
  for (const projectId of await findToEndProtection(db)) {
    await db.tx((tx) => markProtected(tx, projectId, clock.nowMs()));
  }
}

async function credit(deps: LaunchDeps, tx: Tx, bought: Uncredited, nowMs: number): Promise<void> {
  const project = (await findProject(tx, bought.projectId))!;
  const { count, sumE8 } = (await findProtectionPrices(tx, [project.id])).get(project.id)!;
  const { worthMinor, creditMinor } = protectionOf(
    bought.costMinor,
    bought.gotMinor,
    marketOf(count, sumE8),
    { timesBps: project.protectionBps! },
    scalesOf(deps, project),
  );
  const entryId = creditMinor === 0n ? null : await pay(deps, tx, { project, bought, creditMinor, nowMs });
  await insertCredit(tx, { subscriptionId: bought.id, worthMinor, creditMinor, atMs: nowMs }, entryId);
}

/** Tokens of which nobody has said a price count as worth nothing. */
const marketOf = (count: number, sumE8: bigint) =>
  count === 0 ? { numerator: 0n, denominator: 1n } : { numerator: sumE8, denominator: BigInt(count) * SAMPLE_UNIT };

interface Payment {
  readonly project: Project;
  readonly bought: Uncredited;
  readonly creditMinor: bigint;
  readonly nowMs: number;
}

async function pay(deps: LaunchDeps, tx: Tx, { project, bought, creditMinor, nowMs }: Payment): Promise<string> {
  const { id, token, payAsset } = project;
  const [answer] = await deps.ledger.apply(tx, [
    {
      op: 'post',
      key: `launch-protection:${bought.id}`,
      kind: 'launch.protection',
      ref: bought.id,
      legs: [
        { account: systemAccount('launch_protection', payAsset, id), amountMinor: -creditMinor },
        { account: userAccount(bought.uid, 'funding', payAsset), amountMinor: creditMinor },
      ],
      atMs: nowMs,
    },
  ]);
  if (!answer?.ok) throw new Error(`the books refused to protect ${bought.id}: ${answer?.refusal.code}`);
  await emitBalance(tx, bought.uid, [payAsset]);
  const amount = formatAmount(creditMinor, scalesOf(deps, project).payScale);
  await deps.notices.notify(tx, {
    uid: bought.uid,
    kind: 'launch.protected',
    params: { token, asset: payAsset, amount },
  });
  return answer.entryId;
}
