import { NOW_WAIT_MS, runStatusOf, shortfallOf } from '@bourse/core/auto-invest/run.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { isDatabaseAway } from '../../../../platform/db/db.ts';
import { lockPerson } from '../../../balances/public.ts';
import { transferOwn } from '../../../transfers/public.ts';
import { type AutoInvestDeps, QUOTE_ASSET } from '../../auto-invest-deps.ts';
import { findRun, hasOtherBegun, lockRunStep, type Run } from '../../queries/run.query.ts';
import { beginRun, moveRun, releaseRun } from '../../store/run.store.ts';
import { availableMinor, findFunds } from '../funds.ts';
import { buyLeg } from './buy-leg.ts';
import { endExpired, endFailed, endRunWith } from './end-run.ts';
import { moveToEarn } from './move-to-earn.ts';
import { TryAgain } from './try-again.ts';

/**
 * Takes a run from its present step to its end: checks the money, brings what is missing to spot, and buys coin by
 * coin.
 *
 * @invariant each step is stored before the next one and repeated under the same id, so that after a crash it goes on
 *             there, and nothing is moved or bought twice
 */
export async function driveRun(deps: AutoInvestDeps, id: string): Promise<void> {
  try {
    for (let run = await findRun(deps.money.db, id); run && run.step !== 'ENDED'; ) {
      await takeStep(deps, run);
      run = await findRun(deps.money.db, id);
    }
  } catch (error) {
    if (!(error instanceof TryAgain) && !isDatabaseAway(error)) throw error;
    await releaseRun(deps.money.db, id).catch(() => {});
  }
}

function takeStep(deps: AutoInvestDeps, run: Run): Promise<void> {
  switch (run.step) {
    case 'WAITING':
      return begin(deps, run);
    case 'MOVING':
      return bringMoney(deps, run);
    case 'BUYING':
      return buy(deps, run);
    default:
      return finish(deps, run);
  }
}

/** Nothing was set aside, so the money that is there now decides: all or nothing. */
async function begin(deps: AutoInvestDeps, run: Run): Promise<void> {
  const { db, clock, identity } = deps.money;
  // The balances read now must include everything that this person was told.
  await deps.spot.lastHeard.waitForRows(run.uid);
  await db.tx(async (tx) => {
    if ((await lockRunStep(tx, run.id)) !== 'WAITING') return;
    if (run.kind === 'now' && clock.nowMs() - run.scheduledMs > NOW_WAIT_MS) return endExpired(deps, tx, run);
    // Locks out other runs of the person, so that the next one counts what this one has left.
    await lockPerson(tx, run.uid, clock.nowMs());
    if (await hasOtherBegun(tx, run)) throw new TryAgain('another run of this person is under way');
    if ((await identity.profile(tx, run.uid))?.frozen) return endFailed(deps, tx, run, 'FROZEN');
    const funds = (await findFunds(tx, [run.uid]))(run.uid);
    const transferMinor = shortfallOf(run.amountMinor, funds, run.autoTransfer);
    if (transferMinor === null) {
      return endFailed(deps, tx, run, 'INSUFFICIENT', availableMinor(funds, run.autoTransfer));
    }
    await beginRun(tx, { id: run.id, transferMinor, nowMs: clock.nowMs() });
  });
}

/** Transfers exactly what is missing from funding to spot, as a transfer of the person's own. */
async function bringMoney(deps: AutoInvestDeps, run: Run): Promise<void> {
  const { money } = deps;
  const moved = await transferOwn(
    money,
    { uid: run.uid, nowMs: money.clock.nowMs() },
    {
      clientRequestId: run.transferId,
      asset: QUOTE_ASSET,
      from: 'funding',
      to: 'spot',
      amount: formatAmount(run.transferMinor, USDT_SCALE),
    },
  );
  if (moved.ok) return moveRun(money.db, run.id, { from: 'MOVING', to: 'BUYING' });
  const { code } = moved.refusal;
  if (code === 'OUTCOME_UNKNOWN') throw new TryAgain(code);
  await money.db.tx(async (tx) => {
    if ((await lockRunStep(tx, run.id)) !== 'MOVING') return;
    if (code !== 'INSUFFICIENT_BALANCE') return endFailed(deps, tx, run, 'TRANSFER');
    const funds = (await findFunds(tx, [run.uid]))(run.uid);
    return endFailed(deps, tx, run, 'INSUFFICIENT', availableMinor(funds, run.autoTransfer));
  });
}

async function buy(deps: AutoInvestDeps, run: Run): Promise<void> {
  for (const leg of run.legs) if (leg.status === 'WAITING') await buyLeg(deps, run, leg);
  await moveRun(deps.money.db, run.id, { from: 'BUYING', to: 'EARNING' });
}

async function finish(deps: AutoInvestDeps, run: Run): Promise<void> {
  for (const leg of run.legs) if (leg.earn === 'WAITING') await moveToEarn(deps, run, leg);
  await deps.money.db.tx(async (tx) => {
    if ((await lockRunStep(tx, run.id)) !== 'EARNING') return;
    const { status, reason } = runStatusOf(run.legs);
    await endRunWith(deps, tx, run, {
      status,
      reason,
      availableMinor: null,
      transferMinor: run.transferMinor,
      spentMinor: run.legs.reduce((sum, { spentMinor }) => sum + spentMinor, 0n),
    });
  });
}
