import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { hashBytesNow } from '@bourse/core/launch/bytes.ts';
import { type HoldingTerms, holdingPublicMs, snapshotMs } from '@bourse/core/launch/holding.ts';
import { findOwnHours, findSeeds } from '../../../src/modules/launch/queries/holding.query.ts';
import type { NewRound } from '../../../src/modules/launch/store/project.store.ts';
import { takeSnapshots } from '../../../src/modules/launch/usecases/holding/take-snapshots.ts';
import { sha256Bytes } from '../../../src/platform/crypto/digest.ts';
import type { TestExchange } from '../../test-exchange.ts';
import { eth } from '../boost.rig.ts';

/** A round for whoever held two ETH on average tomorrow, or for so many days; it is open for an hour once that is public. */
export function heldRound(
  { clock }: Pick<TestExchange, 'clock'>,
  { days = 1, ...over }: Partial<HoldingTerms> & { readonly days?: number } = {},
) {
  const firstDay = businessDayOf(clock.nowMs()) + 1;
  const lastDay = firstDay + days - 1;
  const startMs = holdingPublicMs(lastDay);
  const holding: HoldingTerms = { asset: 'ETH', firstDay, lastDay, leastMinor: eth(2), factorUnits: null, ...over };
  return { startMs, endMs: startMs + HOUR_MS, holding } satisfies Partial<NewRound>;
}

/** When an hour of a day, counted from 0, is read. */
export async function momentOf(
  { services }: Pick<TestExchange, 'services'>,
  day: number,
  hour: number,
): Promise<number> {
  const seed = (await findSeeds(services.db, { firstDay: day, lastDay: day })).get(day)!;
  return hashBytesNow(snapshotMs(seed, startOfBusinessDay(day) + hour * HOUR_MS), sha256Bytes);
}

/** Sets the exchange's clock to a moment that is ahead. */
export const moveTo = ({ clock }: Pick<TestExchange, 'clock'>, atMs: number): void =>
  clock.setOffsetMs(atMs - Date.now());

/** Records what is due now. */
export async function record({ launch }: Pick<TestExchange, 'launch'>): Promise<void> {
  while (await takeSnapshots(launch)) {
    // One hour at a time.
  }
}

/** Lives through a day, or a part of it, each hour at its second. @param before what happens before an hour; false lets nobody read it */
export async function live(
  exchange: TestExchange,
  day: number,
  before: (hour: number) => Promise<unknown> = async () => {},
  [from, until]: readonly [number, number] = [0, 24],
): Promise<void> {
  for (let hour = from; hour < until; hour++) {
    const isRead = (await before(hour)) !== false;
    moveTo(exchange, await momentOf(exchange, day, hour));
    if (isRead) await record(exchange);
  }
}

/** What a day's snapshots of a coin say of a person, in whole thousandths of it; null for an hour that is lost. */
export async function hoursOf({ services }: TestExchange, uid: string, day: number, asset = 'ETH') {
  const hours = await findOwnHours(services.db, { uid, asset, firstDay: day, lastDay: day });
  return hours.map(({ atMs, minor }) => (atMs === null ? null : Number(minor / 10n ** 15n)));
}
