import { hashOf } from '@bourse/core/journal/digest.ts';
import type { CoreImage } from '@bourse/core/trading/journal/image.ts';
import { imageOf, restore } from '@bourse/core/trading/journal/snapshot.ts';
import { TradingCore } from '@bourse/core/trading/trading-core.ts';
import type { Journal, ReadRow } from '../journal/journal.ts';
import { GENESIS, type JournalPlace } from '../journal/place.ts';

/** The same commands gave other events than the journal has, so it was written by a different program. */
export class ReplayDiffers extends Error {
  override readonly name = 'ReplayDiffers';

  constructor(readonly sequence: number) {
    super(
      `Replaying the journal gives other events than were written, in the row that begins at sequence ${sequence}.`,
    );
  }
}

/** A core's place: the number of its last command, and the hash of its whole state. */
export interface StateHash {
  readonly sequence: number;
  readonly hash: string;
}

/** A stored state and its place in the journal. */
export interface KeptState {
  readonly image: CoreImage;
  readonly place: JournalPlace;
}

/**
 * A trading core that is built from the journal.
 *
 * @invariant after `follow`, its state equals that of any other replica at the same place
 */
export class Replica {
  readonly #journal: Journal;
  readonly #keptState: () => Promise<KeptState | null>;
  #core = new TradingCore();
  #place: JournalPlace = GENESIS;
  #isEmpty = true;

  /** @param keptState where to start instead of at the first command */
  constructor(journal: Journal, keptState: () => Promise<KeptState | null> = async () => null) {
    this.#journal = journal;
    this.#keptState = keptState;
  }

  get core(): TradingCore {
    return this.#core;
  }

  get place(): JournalPlace {
    return this.#place;
  }

  /**
   * Applies what was written since the last time.
   *
   * @returns  how many rows
   * @throws   JournalBroken | ReplayDiffers; the replica is then unusable
   */
  async follow(): Promise<number> {
    await this.begin();
    let rows = 0;
    for await (const read of this.#journal.read(this.#place)) {
      this.apply(read);
      rows++;
    }
    return rows;
  }

  /** Applies what was written up to a sequence, which must be the end of a row. @throws as `follow` */
  async followTo(sequence: number): Promise<void> {
    await this.begin();
    if (this.#place.sequence >= sequence) return;
    for await (const read of this.#journal.read(this.#place)) {
      this.apply(read);
      if (this.#place.sequence >= sequence) return;
    }
  }

  /** Loads the stored state, if there is one and nothing was applied yet. */
  async begin(): Promise<void> {
    if (this.#isEmpty) await this.#beginAgain();
  }

  /** Notes that the core has applied the journal up to this place. */
  notePlace(place: JournalPlace): void {
    this.#place = place;
  }

  /** Forgets everything, because the core has applied something that is not in the journal. */
  forget(): void {
    this.#core = new TradingCore();
    this.#place = GENESIS;
    this.#isEmpty = true;
  }

  stateHash(): StateHash {
    return { sequence: this.#core.sequence, hash: hashOf(imageOf(this.#core)) };
  }

  async #beginAgain(): Promise<void> {
    const kept = await this.#keptState();
    if (kept) {
      this.#core = restore(kept.image);
      this.#place = kept.place;
    }
    this.#isEmpty = false;
  }

  /**
   * Applies the next row of the journal.
   *
   * @throws ReplayDiffers
   */
  apply({ row, place }: ReadRow): void {
    const events = this.#core.apply(row.commands, row.atMs);
    const isSame = events.length === row.events.length && events.every((word, at) => word === row.events[at]);
    if (!isSame || this.#core.sequence !== place.sequence) throw new ReplayDiffers(row.firstSequence);
    this.#place = place;
  }
}
