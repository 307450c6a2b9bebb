import { attosOfMinor } from '@bourse/core/earn/rate.ts';
import { wholeMinor } from '@bourse/core/earn/reward.ts';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { PostCommand } from '@bourse/core/ledger/command.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { apart } from '../../../platform/jobs/apart.ts';
import { emitBalance } from '../../balances/public.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { lockPayable, type PayableReward } from '../queries/reward.query.ts';
import { payReward } from '../store/reward.store.ts';
import { scaleOf } from './advance-orders.ts';

/** How many orders one transaction pays. */
const BATCH = 200;

/**
 * Pays counted rewards to the funding account: day by day, or for an order with a term once it has ended.
 *
 * @returns one run of the job, which returns true if there may be more
 */
export const payRewards = (deps: EarnDeps) =>
  apart(deps.db, {
    what: 'reward of order',
    batch: BATCH,
    take: (tx, limit, except) => {
      const units = new Map(deps.assets.coins().map(({ asset, ledgerScale }) => [asset, attosOfMinor(ledgerScale)]));
      return lockPayable(tx, units, limit, except);
    },
    idOf: ({ positionId }) => positionId,
    work: async (tx, rewards) => {
      for (const reward of rewards) await payOne(deps, tx, reward, deps.clock.nowMs());
    },
  });

async function payOne(deps: EarnDeps, tx: Tx, reward: PayableReward, nowMs: number): Promise<void> {
  const { minor, carryAtto } = wholeMinor(reward.rewardAtto, scaleOf(deps, reward.rewardAsset));
  const [answer] = await deps.ledger.apply(tx, [entryOf(reward, minor, nowMs)]);
  if (!answer?.ok) throw new Error(`the books refused the reward: ${answer?.refusal.code}`);
  await payReward(tx, { positionId: reward.positionId, minor, carryAtto });
  await emitBalance(tx, reward.uid, [reward.rewardAsset]);
}

/** The key can be a new one each time, because the row from which the reward is taken is locked. */
const entryOf = (
  { uid, productId, rewardAsset, positionId }: PayableReward,
  minor: bigint,
  nowMs: number,
): PostCommand => ({
  op: 'post',
  key: `earn-reward:${newId(nowMs)}`,
  kind: 'earn.reward',
  ref: positionId,
  legs: [
    { account: systemAccount('earn_interest', rewardAsset, productId), amountMinor: -minor },
    { account: userAccount(uid, 'funding', rewardAsset), amountMinor: minor },
  ],
  atMs: nowMs,
});
