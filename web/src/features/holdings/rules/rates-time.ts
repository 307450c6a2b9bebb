import { clockTime } from '../../../lib/format.ts';

/** `15:17:35 · USD 15:10`: the time of the prices, and of the display currency's rate. */
export function ratesTime(
  pricesAtMs: number,
  fiat: { readonly currency: string; readonly atMs: number } | null,
): string {
  const prices = clockTime(pricesAtMs);
  return fiat === null ? prices : `${prices} · ${fiat.currency} ${clockTime(fiat.atMs).slice(0, 5)}`;
}
