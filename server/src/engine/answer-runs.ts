import { ANSWERS, detailOf, lengthOf } from '@bourse/core/journal/words.ts';
import type { Asker } from './asks.ts';

/** Consecutive commands of one asker, and what they did. */
export interface AnswerRun {
  readonly asker: Asker;
  readonly numbers: readonly number[];
  readonly firstSequence: number;
  readonly events: Uint32Array;
}

/**
 * Splits the events of a batch where the asker changes, so that nobody hears what another's commands did.
 *
 * @param events  of all commands of the batch, in order
 */
export function answerRuns(
  batch: readonly { readonly asker: Asker; readonly number: number }[],
  firstSequence: number,
  events: Uint32Array,
): AnswerRun[] {
  const runs: AnswerRun[] = [];
  let from = 0;
  for (let first = 0; first < batch.length; ) {
    const { asker } = batch[first]!;
    const numbers: number[] = [];
    while (batch[first + numbers.length]?.asker === asker) numbers.push(batch[first + numbers.length]!.number);
    const isRest = first + numbers.length === batch.length;
    const end = isRest ? events.length : endOf(events, from, numbers.length);
    runs.push({ asker, numbers, firstSequence: firstSequence + first, events: events.subarray(from, end) });
    from = end;
    first += numbers.length;
  }
  return runs;
}

/** The position at which the events of this many commands end. */
function endOf(events: Uint32Array, from: number, commands: number): number {
  let left = commands;
  let at = from;
  for (; at < events.length; at += lengthOf(events[at]!)) {
    if ((detailOf(events[at]!) & ANSWERS) === 0) continue;
    if (left === 0) break;
    left -= 1;
  }
  return at;
}
