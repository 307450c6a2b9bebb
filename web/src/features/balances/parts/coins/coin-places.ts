import { amount } from '../../../../lib/format.ts';
import { findCoin, useCoins } from '../../../assets/public.ts';

/** Formats amounts with each coin's own decimal places; with eight until the catalog is loaded. */
export function useCoinAmount({ hidden = false } = {}): (asset: string, text: string, signs?: boolean) => string {
  const { data } = useCoins();
  return (asset, text, signs = false) => {
    const places = findCoin(data?.coins ?? [], asset)?.displayScale;
    return amount(text, { signs, hidden, ...(places !== undefined && { places }) });
  };
}
