import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { readOneMoment } from '../../../platform/db/one-moment.ts';
import { type Booking, findOwnBalances, findOwnStatement } from '../../balances/public.ts';
import { profileOf } from '../../identity/public.ts';
import { valueAt } from '../../pricing/public.ts';
import type { HoldingsDeps } from '../holdings-deps.ts';
import { findDailyTotals } from '../queries/daily-total.query.ts';
import { insertDailyTotals, insertPerson } from '../store/daily-total.store.ts';

/** The longest trend is a year, which needs one more day to begin with. */
const TOTAL_DAYS = 366;
const PAGE = 1_000;

/**
 * Records what a person had at the start of each missing business day up to today. It counts back from the present
 * balances, so the figures are those of midnight whenever this runs.
 *
 * @invariant afterwards today is recorded, even for a person who registered today; a recorded day never changes
 */
export function writeDailyTotals(deps: HoldingsDeps, uid: string): Promise<void> {
  const before = running.get(uid);
  if (before) return before;
  const promise = writeMissing(deps, uid).finally(() => running.delete(uid));
  running.set(uid, promise);
  return promise;
}

const running = new Map<string, Promise<void>>();

async function writeMissing(deps: HoldingsDeps, uid: string): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const today = businessDayOf(nowMs);
  const { createdAtMs } = await profileOf(deps, deps.db, uid);
  const written = await findDailyTotals(deps.db, uid, today - TOTAL_DAYS);
  const lastKnown = written.at(-1)?.day ?? Math.max(businessDayOf(createdAtMs) - 1, today - TOTAL_DAYS);
  if (lastKnown >= today) return;
  // One snapshot for both: the balances at the start must include exactly the entries that are then undone.
  const totals = await deps.db.tx(async (tx) => {
    await readOneMoment(tx);
    return totalsBetween(deps, tx, uid, lastKnown + 1, today);
  });
  await deps.db.tx(async (tx) => {
    await insertPerson(tx, uid, nowMs);
    await insertDailyTotals(tx, uid, totals);
  });
}

async function totalsBetween(
  deps: HoldingsDeps,
  q: Queryable,
  uid: string,
  firstDay: number,
  lastDay: number,
): Promise<{ day: number; totalMinor: bigint }[]> {
  const balances = new Map<string, bigint>();
  // Money in transit is in neither account now; undoing its entries counts it on the days before.
  const own = (await findOwnBalances(q, [uid], { withTransit: false })).get(uid) ?? [];
  for (const row of own) {
    balances.set(row.asset, (balances.get(row.asset) ?? 0n) + row.availableMinor + row.heldMinor);
  }
  const totals: { day: number; totalMinor: bigint }[] = [];
  let day = lastDay;
  for await (const row of newestFirst(deps, q, uid, startOfBusinessDay(firstDay))) {
    // Records every day that began after this row before the row is undone.
    while (day >= firstDay && startOfBusinessDay(day) > row.atMs) {
      totals.push({ day, totalMinor: totalAt(deps, balances, startOfBusinessDay(day)) });
      day--;
    }
    if (day < firstDay) break;
    balances.set(row.asset, (balances.get(row.asset) ?? 0n) - row.amountMinor);
  }
  for (; day >= firstDay; day--) totals.push({ day, totalMinor: totalAt(deps, balances, startOfBusinessDay(day)) });
  return totals;
}

async function* newestFirst(deps: HoldingsDeps, q: Queryable, uid: string, fromMs: number): AsyncGenerator<Booking> {
  let before: string | undefined;
  do {
    const page = await findOwnStatement(q, deps.ledger, { uid, fromMs, limit: PAGE, ...(before ? { before } : {}) });
    yield* page.rows;
    before = page.next ?? undefined;
  } while (before !== undefined);
}

function totalAt(deps: HoldingsDeps, balances: ReadonlyMap<string, bigint>, atMs: number): bigint {
  let total = 0n;
  for (const [asset, minor] of balances) {
    const scale = deps.assets.coin(asset)?.ledgerScale;
    if (scale !== undefined && minor > 0n) total += valueAt(deps.pricing, asset, minor, scale, atMs) ?? 0n;
  }
  return total;
}
