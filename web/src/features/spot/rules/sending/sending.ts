import type { SendInput } from './order-input.ts';

/**
 * A sent order or list without a known answer. Stored outside the page, so that a reload asks about it and never repeats it.
 */
export interface Sending {
  readonly clientRequestId: string;
  readonly symbol: string;
  readonly input: SendInput;
  readonly sentAtMs: number;
}

export const SENDING_KEY = 'spot.sending';

/** Reads what was stored; null where it is invalid. */
export function readSending(kept: unknown): Sending | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { clientRequestId, symbol, input, sentAtMs } = kept as Record<string, unknown>;
  const isOurs =
    typeof clientRequestId === 'string' &&
    typeof symbol === 'string' &&
    typeof sentAtMs === 'number' &&
    typeof input === 'object' &&
    input !== null;
  return isOurs ? (kept as Sending) : null;
}

export const payloadOf = (symbol: string, input: SendInput): string => JSON.stringify([symbol, input]);

/**
 * Pauses between questions whether an unanswered order exists. After the time below, "no" is final: by then the request has
 * either arrived or never will.
 */
const ASK_EVERY_MS = [0, 700, 1_500, 3_000] as const;
const BELIEVED_AFTER_MS = 3_000;

export type Verdict = 'placed' | 'absent' | 'ask-again';

/**
 * What an answer to "does it exist?" means.
 *
 * @param found     true: the order exists; false: the server knows none; null: no answer
 * @param askedAtMs when it was asked, by the same clock as `sentAtMs`
 */
export function verdictOn({ sentAtMs }: Pick<Sending, 'sentAtMs'>, found: boolean | null, askedAtMs: number): Verdict {
  if (found === true) return 'placed';
  if (found === null) return 'ask-again';
  return askedAtMs - sentAtMs >= BELIEVED_AFTER_MS ? 'absent' : 'ask-again';
}

/** The pause before question number `attempt`, counted from 0. */
export const pauseBefore = (attempt: number): number => ASK_EVERY_MS[attempt] ?? 5_000;
