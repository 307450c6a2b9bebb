import { type CallFailure, failureIn } from '../../../lib/call-failure.ts';
import { type CallId, type CallInput, type CallOutput, call } from '../../../lib/client.ts';
import { endpointQuery, refresh } from '../../../lib/query.ts';

export type SmallBalances = CallOutput<'conversion.smallBalances'>;
export type Quote = CallOutput<'conversion.quote'>;
export type Converted = CallOutput<'conversion.convert'>;

export const smallBalancesQuery = () => endpointQuery('conversion.smallBalances', {}, { refetchInterval: 15_000 });

export type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure };

async function attempt<Id extends CallId>(id: Id, input: CallInput<Id>): Promise<Attempt<CallOutput<Id>>> {
  try {
    return { ok: true, value: await call(id, input, { quiet: true }) };
  } catch (error) {
    const failure = failureIn(error);
    if (!failure) throw error;
    return { ok: false, failure };
  }
}

export const askQuote = (assets: readonly string[]) => attempt('conversion.quote', { assets: assets.join(',') });

/** Even a failure may have happened on the server, so what it touches is asked for again either way. */
export async function convert(input: CallInput<'conversion.convert'>): Promise<Attempt<Converted>> {
  const answer = await attempt('conversion.convert', input);
  void refresh('conversion.smallBalances', 'wallet.overview', 'wallet.account', 'wallet.asset', 'wallet.bills');
  return answer;
}
