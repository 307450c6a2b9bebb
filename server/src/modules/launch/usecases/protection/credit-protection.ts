import { protectionOf } from '@bourse/core/launch/price/protection.ts';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { apart } from '../../../../platform/jobs/apart.ts';
import { emitBalance } from '../../../balances/public.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findProtectionPrices, lockToCredit, type Uncredited } from '../../queries/price/protection.query.ts';
import { findProject, type Project } from '../../queries/project.query.ts';
import { insertCredit } from '../../store/protection.store.ts';
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
export const creditProtection = (deps: LaunchDeps) =>
  apart(deps.db, {
    what: 'price protection of subscription',
    batch: BATCH,
    take: (tx, limit, except) => lockToCredit(tx, limit, except),
    idOf: ({ id }) => id,
    work: async (tx, purchases) => {
      for (const bought of purchases) await credit(deps, tx, bought, deps.clock.nowMs());
    },
  });

async function credit(deps: LaunchDeps, tx: Tx, bought: Uncredited, nowMs: number): Promise<void> {
  const project = (await findProject(tx, bought.projectId))!;
  const { count, sumE8 } = (await findProtectionPrices(tx, [project.id])).get(project.id)!;
  const { worthMinor, creditMinor } = protectionOf(
    bought.costMinor,
    bought.gotMinor,
    { numerator: sumE8, denominator: BigInt(count) * SAMPLE_UNIT },
    { timesBps: project.protectionBps! },
    scalesOf(deps, project),
  );
  const entryId = creditMinor === 0n ? null : await pay(deps, tx, { project, bought, creditMinor, nowMs });
  await insertCredit(tx, { subscriptionId: bought.id, worthMinor, creditMinor, atMs: nowMs }, entryId);
}

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
