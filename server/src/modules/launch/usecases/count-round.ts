import { type Allocated, allocateBottomUp, allocateProrata, type Commit } from '@bourse/core/launch/allocation.ts';
import { splitPool } from '@bourse/core/launch/boost.ts';
import { costOf, tokensFor } from '@bourse/core/launch/price.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { lockFlash } from '../queries/flash.query.ts';
import { lockRound, type Project, priceOf, type RoundRow } from '../queries/project.query.ts';
import { type Committed, findCommitted } from '../queries/subscription.query.ts';
import { saveSold, setRoundState } from '../store/project.store.ts';
import { saveCounted } from '../store/subscription.store.ts';
import { scalesOf } from './scales.ts';

/** What a round would give to each, in the order of the subscriptions. */
export function splitRound(
  deps: Pick<LaunchDeps, 'assets'>,
  project: Pick<Project, 'token' | 'payAsset'>,
  round: RoundRow,
  subscriptions: readonly Committed[],
): Allocated {
  if (round.mode === 'BOOST') {
    const boosts = subscriptions.map(({ commitMinor: lockedMinor }) => ({ lockedMinor }));
    return splitPool(round.quotaMinor, boosts, round.personMinor);
  }
  const price = priceOf(round);
  const scales = scalesOf(deps, project);
  const commits = subscriptions.map(({ commitMinor, vipBps }): Commit => {
    const paidForMinor = tokensFor(commitMinor, price, vipBps, scales);
    return { commitMinor, mostMinor: paidForMinor < round.personMinor ? paidForMinor : round.personMinor };
  });
  return round.split === 'PRORATA'
    ? allocateProrata(round.quotaMinor, commits)
    : allocateBottomUp(round.quotaMinor, commits);
}

/**
 * Counts a round that has ended: what everybody gets and what it costs them, all at once. Money moves afterwards, person by
 * person, by what stands here.
 *
 * @invariant what is sold is at most the quota, and nobody pays more than they committed
 */
export async function countRound(deps: LaunchDeps, tx: Tx, project: Project, number: number): Promise<boolean> {
  const round = await lockRound(tx, project.id, number, 'update');
  if (round?.state !== 'CALCULATING') return false;
  if (round.mode === 'FLASH') return countFlash(deps, tx, round);
  // Whoever draws counts.
  if (round.mode === 'LOTTERY') return false;
  const subscriptions = await findCommitted(tx, project.id, number);
  const { sharesMinor } = splitRound(deps, project, round, subscriptions);
  const scales = scalesOf(deps, project);
  const counted = subscriptions.map(({ id, vipBps }, index) => {
    const gotMinor = sharesMinor[index]!;
    // What a boost round gives costs nothing.
    const costMinor = round.price ? costOf(gotMinor, round.price, vipBps, scales).payMinor : 0n;
    return { id, gotMinor, costMinor };
  });
  await saveCounted(tx, counted);
  await saveSold(
    tx,
    round,
    sharesMinor.reduce((sum, share) => sum + share, 0n),
  );
  await setRoundState(tx, round, 'ANNOUNCED', { nowMs: deps.clock.nowMs(), staffId: null });
  return true;
}

/**
 * Counts a flash round: what was paid is sold. Lots that are still being paid are waited for, and whoever waits for them is
 * told so by their turn.
 */
async function countFlash(deps: LaunchDeps, tx: Tx, round: RoundRow): Promise<boolean> {
  const flash = await lockFlash(tx, round.projectId, round.number);
  if (!flash) throw new Error(`flash round ${round.projectId}/${round.number} has no lots`);
  if (flash.payingLots > 0) return false;
  await saveSold(tx, round, BigInt(flash.paidLots) * flash.lotMinor);
  await setRoundState(tx, round, 'ANNOUNCED', { nowMs: deps.clock.nowMs(), staffId: null });
  return true;
}
