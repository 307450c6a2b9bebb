import { imageOf } from '@bourse/core/trading/journal/snapshot.ts';
import { keepCheckpoint, readCheckpoints, stateHashOf } from '../journal/checkpoint.ts';
import { Journal } from '../journal/journal.ts';
import { JournalBroken } from '../journal/place.ts';
import type { Db } from '../platform/db/db.ts';
import { compareImages, type ImageDifference } from './compare-images.ts';
import { IMAGE_VERSION, imageText } from './image-text.ts';
import { imageFromRows, type ProjectedImage } from './projection/image.query.ts';
import { replicaFrom } from './proven-state.ts';
import { ReplayDiffers, Replica, type StateHash } from './replica.ts';
import { SPOT_MACHINE } from './spot-machine.ts';

/** The result of comparing the journal with itself and with the rows. */
export interface JournalVerdict extends StateHash {
  readonly isRight: boolean;
  /** Replay began after this sequence; 0 if at the first command. */
  readonly from: number;
  /** The sequence up to which the rows were compared. */
  readonly projected: number;
  /** The first command that cannot be trusted; null if all is right. */
  readonly brokenAt: number | null;
  readonly reason: string | null;
  /** Some of the differences between the rows and the journal. */
  readonly differences: readonly ImageDifference[];
}

export interface VerifyOptions {
  /** Replays every command and compares each checkpoint; otherwise only what came after the last checkpoint. */
  readonly isWhole?: boolean;
  /**
   * If all is right, keeps the state at the place of the rows as the next checkpoint. The value is the present time.
   */
  readonly keepAtMs?: number;
}

const LISTED_MAX = 100;

/**
 * Replays the journal and compares each event with what was written, and the state with the rows of the same sequence.
 * It may run beside a server; what that writes meanwhile is checked too.
 */
export async function verifyJournal(db: Db, options: VerifyOptions = {}): Promise<JournalVerdict> {
  let replica = new Replica(SPOT_MACHINE, new Journal(db));
  let from = 0;
  const verdict = (wrong: Partial<JournalVerdict> & { brokenAt: number; reason: string }): JournalVerdict => ({
    ...replica.stateHash(),
    isRight: false,
    from,
    projected: 0,
    differences: [],
    ...wrong,
  });
  try {
    const rows = await imageFromRows(db);
    const projected = rows?.place.sequence ?? 0;
    const { checkpoints, brokenAt } = await readCheckpoints(db);
    if (brokenAt !== null) return verdict({ brokenAt, reason: 'CHECKPOINT' });
    if (!options.isWhole) ({ replica, from } = await replicaFrom(db, projected));
    const states = new Map(
      checkpoints
        .filter(({ version }) => version === IMAGE_VERSION)
        .map((each) => [each.place.sequence, each.stateHash]),
    );
    let state: string | null = null;
    const look = (sequence: number): JournalVerdict | null => {
      const kept = states.get(sequence);
      if (kept === undefined && sequence !== projected) return null;
      const image = imageOf(replica.core);
      const text = imageText(image);
      if (kept && !kept.equals(stateHashOf(text))) return verdict({ brokenAt: sequence, reason: 'CHECKPOINT' });
      if (!rows || sequence !== projected) return null;
      state = text;
      const differences = compareImages(image, rows.image, LISTED_MAX);
      return differences.length > 0
        ? verdict({ brokenAt: projected, reason: 'ROWS_DIFFER', projected, differences })
        : null;
    };
    const first = from > 0 ? look(from) : null;
    if (first) return first;
    for await (const read of new Journal(db).read(replica.place)) {
      replica.apply(read);
      const wrong = look(read.place.sequence);
      if (wrong) return wrong;
    }
    if (rows && state !== null) await keep(db, rows, state, from, options);
    return { ...replica.stateHash(), isRight: true, from, projected, brokenAt: null, reason: null, differences: [] };
  } catch (error) {
    if (error instanceof JournalBroken) return verdict({ brokenAt: error.sequence, reason: error.reason });
    if (error instanceof ReplayDiffers) return verdict({ brokenAt: error.sequence, reason: 'EVENTS_DIFFER' });
    throw error;
  }
}

async function keep(
  db: Db,
  rows: ProjectedImage,
  state: string,
  from: number,
  { keepAtMs }: VerifyOptions,
): Promise<void> {
  if (keepAtMs === undefined || rows.place.sequence === from) return;
  await keepCheckpoint(db, { place: rows.place, version: IMAGE_VERSION, state, nowMs: keepAtMs });
}

/** The core's place according to its rows and the journal after them. */
export async function journalStateHash(db: Db): Promise<StateHash> {
  const replica = new Replica(SPOT_MACHINE, new Journal(db), () => imageFromRows(db));
  await replica.follow();
  return replica.stateHash();
}
