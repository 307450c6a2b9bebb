import type { UseQueryResult } from '@tanstack/react-query';
import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { useCoins } from '../../assets/public.ts';
import { type LoadState, loadOf } from '../api/load.ts';

export interface RecordsPage<Data> {
  readonly load: LoadState;
  /** Undefined until the rows can be shown. */
  readonly data: Data | undefined;
}

/** Rows wait for the coin catalog, because amounts whose decimal places change later would move what is beside them. */
export function useRecordsLoad<Data>(records: UseQueryResult<Data, CallFailure>): RecordsPage<Data> {
  const load = loadOf(records);
  const catalog = loadOf(useCoins());
  const isWaiting = load.state === 'ready' && catalog.state === 'loading';
  return isWaiting ? { load: { ...load, state: 'loading' }, data: undefined } : { load, data: records.data };
}
