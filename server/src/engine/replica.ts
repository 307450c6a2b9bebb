import { hashOf } from '@bourse/core/journal/digest.ts';
import type { Journal, ReadRow } from '../journal/journal.ts';
import { GENESIS, type JournalPlace } from '../journal/place.ts';
import type { Machine, MachineTypes } from './machine.ts';

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
export interface KeptState<Image> {
  readonly image: Image;
  readonly place: JournalPlace;
}

/**
 * A core that is built from its journal.
 *
 * @invariant after `follow`, its state equals that of any other replica at the same place
 */
export class Replica<M extends MachineTypes> {
  readonly #machine: Machine<M>;
  readonly #journal: Journal;
  readonly #keptState: () => Promise<KeptState<M['image']> | null>;
  #core: M['core'];
  #place: JournalPlace = GENESIS;
  #isEmpty = true;

  /** @param keptState where to start instead of at the first command */
  constructor(
    machine: Machine<M>,
    journal: Journal,
    keptState: () => Promise<KeptState<M['image']> | null> = async () => null,
  ) {
    this.#machine = machine;
    this.#core = machine.create();
    this.#journal = journal;
    this.#keptState = keptState;
  }

  get core(): M['core'] {
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
    this.#core = this.#machine.create();
    this.#place = GENESIS;
    this.#isEmpty = true;
  }

  stateHash(): StateHash {
    return { sequence: this.#core.sequence, hash: hashOf(this.#machine.imageOf(this.#core)) };
  }

  async #beginAgain(): Promise<void> {
    const kept = await this.#keptState();
    if (kept) {
      this.#core = this.#machine.restore(kept.image);
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
