import { WordBuffer } from '@bourse/core/journal/words.ts';
import { OutcomeUnknown } from '../platform/db/outcome-unknown.ts';
import type { Asker } from './asks.ts';
import type { Machine, MachineTypes } from './machine.ts';

/** A waiting command: its words from `from` to `end`. */
export interface Waiting {
  readonly asker: Asker;
  readonly number: number;
  readonly words: Uint32Array;
  readonly from: number;
  readonly end: number;
}

/** Asks the engine's own commands; nobody waits for their answers. */
const NOBODY: Asker = { complete: () => {}, refuse: () => {}, fail: () => {} };

/** A command of the engine's own. */
export function ownAsk<M extends MachineTypes>(machine: Machine<M>, command: M['command']): Waiting {
  const words = new WordBuffer(2);
  machine.encode(command, words);
  return { asker: NOBODY, number: 0, words: words.words, from: 0, end: words.length };
}

/**
 * Tells askers that nothing was done, because the row is not in the journal and never will be. For a repeated id the
 * outcome is unknown: the first time the command may have been done.
 *
 * @param events  what the core did with the batch, in order
 */
export function tellRefused<M extends MachineTypes>(
  machine: Machine<M>,
  batch: readonly Waiting[],
  events: Uint32Array,
): void {
  for (const [at, outcome] of machine.read(events).entries()) {
    const { asker, number } = batch[at]!;
    if (machine.isRepeat(outcome)) tellUnknown(batch[at]!);
    else asker.refuse([number], { code: 'NOT_LEADING' });
  }
}

/** The outcome is unknown, because an earlier try to write the same row may have succeeded. */
export function tellUnknown({ asker, number }: Waiting, cause?: unknown): void {
  asker.fail([number], new OutcomeUnknown('the journal cannot be written now', { cause }));
}
