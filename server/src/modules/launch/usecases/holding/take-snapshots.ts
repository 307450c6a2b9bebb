import { hashBytesNow } from '@bourse/core/launch/bytes.ts';
import { SNAPSHOT_LATE_MS, snapshotMs } from '@bourse/core/launch/holding.ts';
import { sha256Bytes } from '../../../../platform/crypto/digest.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findUnrecorded, type UnrecordedHour } from '../../queries/holding.query.ts';
import { insertLost, insertSnapshot, tryLockSnapshots } from '../../store/snapshot.store.ts';

/**
 * Reads what everybody has of the coins that rounds ask for, once within each hour, and records the hours in which nothing did in time.
 *
 * @returns    true if anything was recorded
 * @invariant  one process records an hour, whole or not at all: where it is killed the next one does it in its time
 */
export async function takeSnapshots({ db, clock }: Pick<LaunchDeps, 'db' | 'clock'>): Promise<boolean> {
  // Looked for without the lock first, because there is nothing to do at almost every call.
  if (!dueOf(await findUnrecorded(db, clock.nowMs()), clock.nowMs())) return false;
  return db.tx(async (tx) => {
    if (!(await tryLockSnapshots(tx))) return false;
    const nowMs = clock.nowMs();
    const due = dueOf(await findUnrecorded(tx, nowMs), nowMs);
    if (!due) return false;
    if (due.lost.length > 0) await insertLost(tx, due.lost);
    // One hour at a time, the earlier one first: what was read in it is the beginning of the next one.
    else await insertSnapshot(tx, due.assets, due.hourMs, nowMs);
    return true;
  });
}

interface Due {
  readonly lost: readonly UnrecordedHour[];
  /** What is to be read now, where no hour is lost. */
  readonly hourMs: number;
  readonly assets: readonly string[];
}

/** What is to be recorded now; null where every hour waits for its second. */
function dueOf(hours: readonly UnrecordedHour[], nowMs: number): Due | null {
  const lost = hours.filter((hour) => momentOf(hour) + SNAPSHOT_LATE_MS <= nowMs);
  if (lost.length > 0) return { lost, hourMs: 0, assets: [] };
  const now = hours.filter((hour) => momentOf(hour) <= nowMs);
  const hourMs = now[0]?.hourMs;
  if (hourMs === undefined) return null;
  return { lost, hourMs, assets: now.filter((hour) => hour.hourMs === hourMs).map(({ asset }) => asset) };
}

/** When an hour is read. One that nobody had promised a moment for is lost: it would be at a moment of somebody's choice. */
const momentOf = ({ seed, hourMs }: UnrecordedHour): number =>
  seed ? hashBytesNow(snapshotMs(seed, hourMs), sha256Bytes) : Number.NEGATIVE_INFINITY;

/** When the next hour is to be read, until a moment; null where none is before it. */
export async function nextSnapshotMs(
  { db, clock }: Pick<LaunchDeps, 'db' | 'clock'>,
  untilMs: number,
): Promise<number | null> {
  const moments = (await findUnrecorded(db, untilMs)).map(momentOf).filter((atMs) => atMs > clock.nowMs());
  const nextMs = Math.min(...moments);
  return nextMs <= untilMs ? nextMs : null;
}
