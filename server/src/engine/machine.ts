import type { WordBuffer } from '@bourse/core/journal/words.ts';

/** A core as the engine needs it: it changes only by batches of commands, and the same commands give the same events. */
interface Core {
  /** Commands applied so far: the number of the last one. */
  readonly sequence: number;
  /** Time of the last batch; never goes back. */
  readonly atMs: number;
  apply(words: Uint32Array, atMs: number): Uint32Array;
}

/** The types that differ between cores. */
export interface MachineTypes {
  readonly core: Core;
  /** Its whole state, for rows and checkpoints. */
  readonly image: object;
  readonly command: unknown;
  /** What one command did. */
  readonly outcome: unknown;
}

/** What differs between cores that run on the same engine and are kept in the same kind of journal. */
export interface Machine<M extends MachineTypes> {
  create(): M['core'];
  /** A core that continues from an image exactly as the one that it is of. */
  restore(image: M['image']): M['core'];
  imageOf(core: M['core']): M['image'];
  encode(command: M['command'], into: WordBuffer): void;
  /** The events of commands that follow each other: one outcome for each. */
  read(events: Uint32Array): readonly M['outcome'][];
  /** Whether a command may have been done before, under the same id. */
  isRepeat(outcome: M['outcome']): boolean;
  /** What the engine itself must ask next, so that what an earlier command left is finished. */
  due(core: M['core']): readonly M['command'][];
}

/** What the journal has: a command's number and everything that the command did. */
export interface Answered<Outcome> {
  readonly sequence: number;
  /** The time in the journal, which the rows will have too. */
  readonly atMs: number;
  readonly outcome: Outcome;
}
