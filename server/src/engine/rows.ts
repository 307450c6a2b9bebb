import type { Journal } from '../journal/journal.ts';
import type { JournalPlace } from '../journal/place.ts';

/** A core and its place, at a moment when it has applied nothing that the journal lacks. */
export interface Agreed<Core> {
  readonly core: Core;
  readonly place: JournalPlace;
}

/** A row of the journal that the core has applied. */
export interface CollectedRow {
  readonly firstSequence: number;
  readonly count: number;
  readonly atMs: number;
  readonly commands: Uint32Array;
  readonly events: Uint32Array;
}

/** Whoever turns a core's journal into rows of the database, while the engine leads. */
export interface Rows<Core> {
  /** True if too many commands wait for their rows, so that no more should be accepted. */
  readonly isFull: boolean;
  /**
   * Begins to write, starting with what the journal has and the rows lack.
   *
   * @param source  gives the core while it agrees with the journal, otherwise null
   * @param onLost  called once, if the rows cannot be written from here any more
   */
  begin(journal: Journal, source: () => Agreed<Core> | null, onLost: (error: Error) => void): Promise<void>;
  collect(row: CollectedRow): void;
  /** Call it whenever the core and the journal agree again. */
  pump(): void;
  /** Stops writing. @param options.flush first writes everything that was collected */
  end(options: { readonly flush: boolean }): Promise<void>;
}
