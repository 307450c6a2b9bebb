import { clockTime } from '../../../lib/format.ts';

/** `15:17:35 · USD 15:10`: since when prices are true, and since when the rate of the display currency is. */
export function ratesTime(
  pricesAtMs: number,
  fiat: { readonly currency: string; readonly atMs: number } | null,
): string {
  const prices = clockTime(pricesAtMs);
  return fiat === null ? prices : `${prices} · ${fiat.currency} ${clockTime(fiat.atMs).slice(0, 5)}`;
}
