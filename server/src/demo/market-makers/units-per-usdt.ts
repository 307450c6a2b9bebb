import { type Price, USDT_SCALE } from '@bourse/core/money/value.ts';
import type { Market } from '../../modules/spot/public.ts';

/** How many units of a market's quote one USDT is worth; only for sizes, where a rounded number will do. */
export function unitsPerUsdt(market: Pick<Market, 'quoteScale' | 'unitMinor'>, quotePrice: Price): number {
  if (quotePrice.priceUnits === 0n) return 0;
  const minor = 10n ** BigInt(market.quoteScale + quotePrice.priceScale + USDT_SCALE) / quotePrice.priceUnits;
  return Number(minor / market.unitMinor) / 10 ** USDT_SCALE;
}
