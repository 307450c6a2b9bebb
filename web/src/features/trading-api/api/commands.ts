import { type CallFailure, failureIn } from '../../../lib/call-failure.ts';
import { type CallId, type CallInput, type CallOutput, call } from '../../../lib/client.ts';
import { refresh } from '../../../lib/query.ts';

type Attempt<Id extends CallId> =
  | { readonly ok: true; readonly value: CallOutput<Id> }
  | { readonly ok: false; readonly failure: CallFailure };

/** Even a failure may have happened on the server, so the list is asked for again either way. */
async function attempt<Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
  stale: readonly CallId[] = [],
): Promise<Attempt<Id>> {
  try {
    return { ok: true, value: await call(id, input, { quiet: true }) };
  } catch (error) {
    const failure = failureIn(error);
    if (!failure) throw error;
    return { ok: false, failure };
  } finally {
    void refresh(...stale);
  }
}

export const commands = {
  sendCode: (channel: 'email' | 'sms') => attempt('identity.sendMyCode', { purpose: 'api-key', channel }),
  createKey: (input: CallInput<'tradingApi.createKey'>) => attempt('tradingApi.createKey', input, ['tradingApi.keys']),
  deleteKey: (id: string) => attempt('tradingApi.deleteKey', { id }, ['tradingApi.keys']),
};
