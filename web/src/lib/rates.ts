import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { useQuery } from '@tanstack/react-query';
import { fiat } from './format.ts';
import { getCurrency, useCurrency } from './locale.ts';
import { endpointQuery } from './query.ts';

const REFRESH_MS = MINUTE_MS;

/** Index prices and fiat rates, refreshed while something on the screen uses them. */
export const ratesQuery = () =>
  endpointQuery('pricing.rates', {}, { staleTime: REFRESH_MS, refetchInterval: REFRESH_MS });

/**
 * Returns a function that shows a USDT value as `≈ $1,234.56` in the display currency; it returns null until the rates are
 * loaded.
 *
 * @param isBrief  drops the decimal places from a thousand up
 */
export function useFiat({ isBrief = false } = {}): (usdt: string | null | undefined) => string | null {
  const { data } = useQuery(ratesQuery());
  const currency = useCurrency();
  return (usdt) => {
    const rate = data?.fiat.find((each) => each.currency === currency)?.perUsdt;
    return usdt && rate ? `≈ ${fiat(usdt, rate, getCurrency(), isBrief)}` : null;
  };
}

/** The time of the display currency's rate; null until the rates are loaded. */
export function useFiatTime(): { readonly currency: string; readonly atMs: number } | null {
  const { data } = useQuery(ratesQuery());
  const currency = useCurrency();
  return data ? { currency, atMs: data.fiatAtMs } : null;
}
