import type { UseQueryResult } from '@tanstack/react-query';
import type { CallFailure } from '../../../lib/call-failure.ts';
import { amount } from '../../../lib/format.ts';
import { findCoin, useCoins } from '../../assets/public.ts';
import { type LoadState, loadOf } from '../api/load.ts';

/** Amounts of any coin at the places that coin is shown with; eight where the catalog is not there yet. */
export function useCoinAmount({ hidden = false } = {}): (asset: string, text: string, signs?: boolean) => string {
  const { data } = useCoins();
  return (asset, text, signs = false) => {
    const places = findCoin(data?.coins ?? [], asset)?.displayScale;
    return amount(text, { signs, hidden, ...(places !== undefined && { places }) });
  };
}

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
