import { amount } from '../../../../lib/format.ts';
import { findCoin, useCoins } from '../../../assets/public.ts';

/** Amounts of any coin at the places that coin is shown with; eight where the catalog is not there yet. */
export function useCoinAmount({ hidden = false } = {}): (asset: string, text: string, signs?: boolean) => string {
  const { data } = useCoins();
  return (asset, text, signs = false) => {
    const places = findCoin(data?.coins ?? [], asset)?.displayScale;
    return amount(text, { signs, hidden, ...(places !== undefined && { places }) });
  };
}
