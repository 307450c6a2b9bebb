import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { useQuery } from '@tanstack/react-query';
import { fiat } from './format.ts';
import { getCurrency, useCurrency } from './locale.ts';
import { endpointQuery } from './query.ts';

const REFRESH_MS = MINUTE_MS;

/** Index prices and fiat rates; kept fresh while something on the screen needs them. */
export const ratesQuery = () =>
  endpointQuery('pricing.rates', {}, { staleTime: REFRESH_MS, refetchInterval: REFRESH_MS });

/**
 * Turns a USDT value into `≈ $1,234.56` in the display currency; null until the rates are there.
 *
 * @param isBrief  from a thousand up without places
 */
export function useFiat({ isBrief = false } = {}): (usdt: string | null | undefined) => string | null {
  const { data } = useQuery(ratesQuery());
  const currency = useCurrency();
  return (usdt) => {
    const rate = data?.fiat.find((each) => each.currency === currency)?.perUsdt;
    return usdt && rate ? `≈ ${fiat(usdt, rate, getCurrency(), isBrief)}` : null;
  };
}

/** Since when the rate of the display currency is true; null until the rates are there. */
export function useFiatTime(): { readonly currency: string; readonly atMs: number } | null {
  const { data } = useQuery(ratesQuery());
  const currency = useCurrency();
  return data ? { currency, atMs: data.fiatAtMs } : null;
}
