import type { UseQueryResult } from '@tanstack/react-query';
import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { useCoins } from '../../assets/public.ts';
import { type LoadState, loadOf } from '../api/load.ts';

export interface RecordsPage<Data> {
  readonly load: LoadState;
  /** Undefined until they can be shown. */
  readonly data: Data | undefined;
}

/** Rows with amounts wait for the catalog: an amount that loses places when it comes moves what is beside it. */
export function useRecordsLoad<Data>(records: UseQueryResult<Data, CallFailure>): RecordsPage<Data> {
  const load = loadOf(records);
  const catalog = loadOf(useCoins());
  const isWaiting = load.state === 'ready' && catalog.state === 'loading';
  return isWaiting ? { load: { ...load, state: 'loading' }, data: undefined } : { load, data: records.data };
}
