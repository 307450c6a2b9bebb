import { attempt } from '../../../lib/calls/attempt.ts';
import type { CallInput, CallOutput } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

export type Quote = CallOutput<'conversion.quote'>;
export type Converted = CallOutput<'conversion.convert'>;

export const smallBalancesQuery = () => endpointQuery('conversion.smallBalances', {}, { refetchInterval: 15_000 });

export const askQuote = (assets: readonly string[]) => attempt('conversion.quote', { assets: assets.join(',') });

export const convert = (input: CallInput<'conversion.convert'>) =>
  attempt('conversion.convert', input, [
    'conversion.smallBalances',
    'holdings.overview',
    'holdings.account',
    'holdings.asset',
    'bookings.bills',
  ]);
