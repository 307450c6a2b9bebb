import { useState } from 'react';
import type { LoadState } from '../../../balances/public.ts';

interface Opening {
  readonly query: URLSearchParams;
  readonly coins: LoadState;
  /** Whether the catalog has the coin that the address names; for other coins nothing is loaded. */
  readonly isKnown: boolean;
  readonly info: LoadState;
}

/**
 * The loading state of a form for outgoing money. If the address names a coin, the form is shown only once everything is
 * loaded, including what must be set up first; a coin chosen later changes the form in place.
 */
export function useOpening({ query, coins, isKnown, info }: Opening): LoadState {
  const place = `${query.get('asset')} ${query.get('network')}`;
  const [first] = useState(place);
  const isWaiting = isKnown && place === first && coins.state === 'ready' && info.state === 'loading';
  return isWaiting ? { ...coins, state: 'loading' } : coins;
}
