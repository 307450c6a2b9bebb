import { type CallId, type CallInput, type CallOutput, call } from '../client.ts';
import { refresh } from '../query.ts';
import { type CallFailure, failureIn } from './call-failure.ts';

/** The result of a command: its answer, or the failure with a sentence for people. */
export type Attempt<Id extends CallId> =
  | { readonly ok: true; readonly value: CallOutput<Id> }
  | { readonly ok: false; readonly failure: CallFailure };

/**
 * Sends a command. A failed one may still have taken effect on the server, so stale answers are refreshed either way.
 *
 * @param stale  the answers that it makes stale
 */
export async function attempt<Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
  stale: readonly CallId[] = [],
  timeoutMs?: number,
): Promise<Attempt<Id>> {
  try {
    return { ok: true, value: await call(id, input, { quiet: true, ...(timeoutMs && { timeoutMs }) }) };
  } catch (error) {
    const failure = failureIn(error);
    if (!failure) throw error;
    return { ok: false, failure };
  } finally {
    if (stale.length > 0) void refresh(...stale);
  }
}
