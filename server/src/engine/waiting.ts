import { WordBuffer } from '@bourse/core/journal/words.ts';
import { encodeCommand } from '@bourse/core/trading/journal/command-codec.ts';
import { readEvents } from '@bourse/core/trading/journal/event-reader.ts';
import { OutcomeUnknown } from '../platform/db/outcome-unknown.ts';
import type { Asker } from './asks.ts';

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

export function wakeOf(market: number): Waiting {
  const words = new WordBuffer(2);
  encodeCommand({ kind: 'wake', market }, words);
  return { asker: NOBODY, number: 0, words: words.words, from: 0, end: words.length };
}

/**
 * Tells askers that nothing was done, because the row is not in the journal and never will be. For a repeated id the
 * outcome is unknown: the first time the command may have been done.
 *
 * @param events  what the core did with the batch, in order
 */
export function tellRefused(batch: readonly Waiting[], events: Uint32Array): void {
  for (const [at, [first]] of readEvents(events).entries()) {
    const { asker, number } = batch[at]!;
    const isRepeat =
      first?.kind === 'repeated' || (first?.kind === 'refused' && first.refusal.code === 'IDEMPOTENCY_MISMATCH');
    if (isRepeat) tellUnknown(batch[at]!);
    else asker.refuse([number], { code: 'NOT_LEADING' });
  }
}

/** The outcome is unknown, because an earlier try to write the same row may have succeeded. */
export function tellUnknown({ asker, number }: Waiting, cause?: unknown): void {
  asker.fail([number], new OutcomeUnknown('the journal cannot be written now', { cause }));
}
