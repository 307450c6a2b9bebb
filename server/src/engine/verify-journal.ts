import { hashOf } from '@bourse/core/trading/journal/image.ts';
import { Journal } from '../journal/journal.ts';
import { JournalBroken } from '../journal/place.ts';
import type { Db } from '../platform/db/db.ts';
import { imageFromRows } from './projection/image.query.ts';
import { ReplayDiffers, Replica, type StateHash } from './replica.ts';

/** What the journal and the rows say of each other. */
export interface JournalVerdict extends StateHash {
  readonly isRight: boolean;
  /** The sequence up to which the rows were compared. */
  readonly projected: number;
  /** The first command that cannot be trusted; null where all is right. */
  readonly brokenAt: number | null;
  readonly reason: string | null;
}

/**
 * Replays the journal from its first command, compares each event with what was written, and the state on the way with
 * what the rows say of the same sequence. Beside a running server as well: what it writes meanwhile is looked at too.
 */
export async function verifyJournal(db: Db): Promise<JournalVerdict> {
  const replica = new Replica(new Journal(db));
  const broken = (sequence: number, reason: string, projected = 0): JournalVerdict => ({
    ...replica.stateHash(),
    isRight: false,
    projected,
    brokenAt: sequence,
    reason,
  });
  try {
    const rows = await imageFromRows(db);
    const projected = rows?.place.sequence ?? 0;
    for await (const read of new Journal(db).read()) {
      replica.apply(read);
      if (rows && read.place.sequence === projected && replica.stateHash().hash !== hashOf(rows.image)) {
        return broken(projected, 'ROWS_DIFFER', projected);
      }
    }
    return { ...replica.stateHash(), isRight: true, projected, brokenAt: null, reason: null };
  } catch (error) {
    if (error instanceof JournalBroken) return broken(error.sequence, error.reason);
    if (error instanceof ReplayDiffers) return broken(error.sequence, 'EVENTS_DIFFER');
    throw error;
  }
}

/** The core's place in its rows, and in the journal behind them. */
export async function journalStateHash(db: Db): Promise<StateHash> {
  const replica = new Replica(new Journal(db), () => imageFromRows(db));
  await replica.follow();
  return replica.stateHash();
}
