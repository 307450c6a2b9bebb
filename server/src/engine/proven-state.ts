import type { CoreImage } from '@bourse/core/trading/journal/image.ts';
import { imageOf } from '@bourse/core/trading/journal/snapshot.ts';
import { keepCheckpoint, lastCheckpoint } from '../journal/checkpoint.ts';
import { Journal } from '../journal/journal.ts';
import { noteDoubted, noteProven } from '../ledger/reconcile/proof.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/db.ts';
import { compareImages, type ImageDifference } from './compare-images.ts';
import { IMAGE_VERSION, imageOfText, imageText } from './image-text.ts';
import { imageFromRows } from './projection/image.query.ts';
import { type KeptState, Replica } from './replica.ts';
import { SPOT_MACHINE, type SpotTypes } from './spot-machine.ts';

/** The rows differ from the journal, so starting from them would turn the error into truth. */
export class RowsDiffer extends Error {
  override readonly name = 'RowsDiffer';

  constructor(
    readonly sequence: number,
    readonly first: ImageDifference,
  ) {
    super(
      `The rows of the trading core are not what its journal says at sequence ${sequence}: ` +
        `${first.what} should be ${first.expected} and is ${first.found}.`,
    );
  }
}

/** If a start had to replay more than this, it keeps the resulting state, so that the next start need not. */
const WORTH_KEEPING = 20_000;
/** How many commands a start may have to replay: some seconds' worth. */
export const CHECKPOINT_EVERY = 250_000;

/** A replica that starts at the last checkpoint up to a sequence, or at the first command. */
export async function replicaFrom(db: Db, upTo: number): Promise<{ replica: Replica<SpotTypes>; from: number }> {
  const checkpoint = await lastCheckpoint(db, { version: IMAGE_VERSION, upTo });
  if (!checkpoint) return { replica: new Replica(SPOT_MACHINE, new Journal(db)), from: 0 };
  const kept: KeptState<CoreImage> = { image: imageOfText(checkpoint.state), place: checkpoint.place };
  const replica = new Replica(SPOT_MACHINE, new Journal(db), async () => kept);
  await replica.begin();
  return { replica, from: checkpoint.place.sequence };
}

/**
 * The state in the rows, proven by replaying the journal up to it from the last checkpoint.
 *
 * @returns  null if there are no rows yet
 * @throws   RowsDiffer | JournalBroken | ReplayDiffers
 */
export async function provenState(db: Db, clock: Clock): Promise<KeptState<CoreImage> | null> {
  const rows = await imageFromRows(db);
  if (!rows) return null;
  const { sequence } = rows.place;
  const { replica, from } = await replicaFrom(db, sequence);
  await replica.followTo(sequence);
  const image = imageOf(replica.core);
  const [first] = compareImages(image, rows.image, 1);
  if (first) {
    // If the server goes on without a core, its job checks the journal again within a minute and raises the alarm.
    await noteDoubted(db, 'journal');
    throw new RowsDiffer(sequence, first);
  }
  await noteProven(db, ['journal'], clock.nowMs());
  if (sequence - from >= WORTH_KEEPING) {
    const kept = { place: rows.place, version: IMAGE_VERSION, nowMs: clock.nowMs() };
    try {
      await keepCheckpoint(db, { ...kept, state: imageText(image) });
    } catch {
      // Without the checkpoint the next start takes longer, but this one must not fail.
    }
  }
  return { image, place: rows.place };
}
