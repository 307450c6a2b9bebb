import { averageOf, FIXED_SCALE, fixedUnits, fixingWindow, TOLD_BEFORE_MS } from '@bourse/core/launch/price/fixing.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { eachApart } from '../../../../platform/jobs/each-apart.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { type FixingFailure, findToFix } from '../../queries/price/fixing.query.ts';
import { findProject, lockRound, type Project, type Round, type RoundRow } from '../../queries/project.query.ts';
import { insertFixing, type RoundBounds, savePrice } from '../../store/fixing.store.ts';
import { scalesOf } from '../scales.ts';
import { raisePriceAlarm } from './price-alarms.ts';
import { unitBounds } from './unit-bounds.ts';

type RoundKey = Pick<RoundRow, 'projectId' | 'number'>;

/**
 * Fixes the prices of rounds whose time has come, each by itself, from samples that are the same whenever that is. While the
 * operator does not trust the coin's price nothing is fixed. Where it cannot be fixed, or nobody has looked in time for people to
 * know it before the start, that is kept as well, staff are told, and the round does not open: its start is moved, or the project
 * cancelled.
 *
 * @returns true if something was decided
 */
export const fixPrices = async (deps: LaunchDeps): Promise<boolean> =>
  eachApart(await findToFix(deps.db, deps.clock.nowMs()), (key) => fix(deps, key));

async function fix(deps: LaunchDeps, key: RoundKey): Promise<boolean> {
  const { payAsset } = (await findProject(deps.db, key.projectId))!;
  const isTrusted = deps.pricing.priceUsdt(payAsset) !== null;
  return deps.db.tx(async (tx) => {
    const row = await lockRound(tx, key.projectId, key.number, 'update skip locked');
    if (!row?.offer || !row.awaitsPrice || row.state !== 'WARM_UP') return false;
    const nowMs = deps.clock.nowMs();
    const { fromMs, toMs, fixAtMs } = fixingWindow(row.startMs);
    // Its start may have been moved meanwhile.
    const untilMs = row.startMs - TOLD_BEFORE_MS;
    if (nowMs < fixAtMs || (!isTrusted && nowMs < untilMs)) return false;
    const samplesE8 = await deps.pricing.minutes(tx, payAsset, fromMs, toMs);
    const average = averageOf(samplesE8);
    const units = fixedUnits(row.offer, average);
    // A price that is fixed so late nobody could decide by.
    const failure: FixingFailure | null = units === null ? 'MISSING' : nowMs >= untilMs ? 'LATE' : null;
    const baseUnits = failure === null ? units : null;
    const fixing = { ...key, asset: payAsset, toMs, ...average, failure, fixedAtMs: nowMs, samplesE8, baseUnits };
    if (!(await insertFixing(tx, fixing))) return false;
    if (baseUnits === null) await raisePriceAlarm(tx, fixing, failure!);
    else await take(deps, tx, row, baseUnits);
    return true;
  });
}

async function take(deps: LaunchDeps, tx: Tx, row: RoundRow, baseUnits: bigint): Promise<void> {
  const project = (await findProject(tx, row.projectId))!;
  const round = project.rounds.find(({ number }) => number === row.number)!;
  const price = { ...row.offer!, baseUnits, baseScale: FIXED_SCALE };
  await savePrice(tx, row, price, boundsOf(deps, project, round, price));
}

/** What is asked for by the piece costs what the price says; amounts are of the coin itself, and stay. */
function boundsOf(
  deps: LaunchDeps,
  project: Project,
  { flash, lottery, ...round }: Round,
  price: Parameters<typeof unitBounds>[1],
): RoundBounds {
  const scales = scalesOf(deps, project);
  if (flash) {
    return unitBounds({ unitMinor: flash.lotMinor, least: flash.leastLots, most: flash.mostLots }, price, scales);
  }
  return lottery
    ? unitBounds({ unitMinor: lottery.ticketMinor, least: 1, most: lottery.mostTickets }, price, scales)
    : round;
}
