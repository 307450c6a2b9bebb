import { useState } from 'react';
import type { LoadState } from '../../../balances/public.ts';

interface Opening {
  readonly query: URLSearchParams;
  readonly coins: LoadState;
  /** Whether the catalog has the coin of the address: of another one nothing is asked. */
  readonly isKnown: boolean;
  readonly info: LoadState;
}

/**
 * How far a form of money out is. Opened for a coin, it comes as a whole, together with what must be set before money can leave;
 * a coin that is chosen later changes it where it stands.
 */
export function useOpening({ query, coins, isKnown, info }: Opening): LoadState {
  const place = `${query.get('asset')} ${query.get('network')}`;
  const [first] = useState(place);
  const isWaiting = isKnown && place === first && coins.state === 'ready' && info.state === 'loading';
  return isWaiting ? { ...coins, state: 'loading' } : coins;
}
