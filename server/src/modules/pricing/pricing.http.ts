import type { pricing as pricingContract } from '@bourse/contract/pricing.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { Pricing } from './pricing.ts';

export interface PricingHttpDeps {
  readonly pricing: Pricing;
  /** The codes of all coins, in the order of lists. */
  readonly assetCodes: () => readonly string[];
}

/** How far back each range goes, and how far apart its points are. */
const RANGES = {
  '1w': { hours: 168, step: 2 },
  '1m': { hours: 720, step: 8 },
  '3m': { hours: 2_160, step: 24 },
  '1y': { hours: 8_760, step: 96 },
} as const;

export function pricingHttp(deps: PricingHttpDeps): Handlers<typeof pricingContract> {
  return {
    rates: async (_input, context) => {
      const fiat = deps.pricing.fiatRates();
      return ok({
        prices: deps.assetCodes().flatMap((asset) => {
          const ticker = deps.pricing.ticker(asset);
          if (!ticker) return [];
          return [
            {
              asset,
              priceUsdt: formatAmount(ticker.price.priceUnits, ticker.price.priceScale),
              change24hPercent: ticker.changeBps === null ? null : formatAmount(ticker.changeBps, 2),
              atMs: ticker.atMs,
              delayed: ticker.delayed,
            },
          ];
        }),
        fiat: fiat.map((each) => ({
          currency: each.currency,
          perUsdt: formatAmount(each.perUsdt.priceUnits, each.perUsdt.priceScale),
        })),
        fiatAtMs: fiat.reduce((oldest, each) => Math.min(oldest, each.atMs), context.nowMs),
      });
    },
    history: async ({ asset, range }, { nowMs }) => {
      const { hours, step } = RANGES[range];
      const count = Math.floor(hours / step);
      const moments = Array.from({ length: count + 1 }, (_, at) => nowMs - (count - at) * step * HOUR_MS);
      return ok({
        points: moments.flatMap((atMs) => {
          const found = deps.pricing.priceAt(asset, atMs);
          return found ? [{ atMs, priceUsdt: formatAmount(found.price.priceUnits, found.price.priceScale) }] : [];
        }),
      });
    },
  };
}
