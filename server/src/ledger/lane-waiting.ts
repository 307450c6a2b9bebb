import type { LedgerAnswer, LedgerCommand, LedgerRefusal } from '@bourse/core/ledger/command.ts';
import { OutcomeUnknown } from '../platform/db/outcome-unknown.ts';
import type { Prepared } from './batch.ts';

export type LaneAnswer = LedgerAnswer<LedgerRefusal | 'BUSY'>;

/**
 * There was no answer at all: a stopped server, or a cut cable. The connection is given up, and the outcome is unknown.
 */
class Silence extends Error {
  readonly code = '08006';
}

export interface Waiting<Command extends LedgerCommand = LedgerCommand> {
  readonly prepared: Prepared<Command>;
  readonly resolve: (answer: LaneAnswer) => void;
  readonly reject: (error: Error) => void;
  /** Set if a try was interrupted before its answer: whatever a later try says, that first one may be in the books. */
  wasCut?: true;
}

/** Longer than any statement may take, so that only a server that does not answer at all is given up. */
const SILENCE_MS = 20_000;

export function orSilence<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence(`no answer for ${SILENCE_MS} ms`)), SILENCE_MS);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

export function noteCut(batch: readonly Waiting[]): void {
  for (const waiting of batch) waiting.wasCut = true;
}

export function failAll(batch: readonly Waiting[], error: Error): void {
  for (const waiting of batch) {
    const isKnown = !waiting.wasCut || error instanceof OutcomeUnknown;
    waiting.reject(
      isKnown ? error : new OutcomeUnknown('a try was cut off, and the next one failed', { cause: error }),
    );
  }
}
