import type { spot as spotContract } from '@bourse/contract/spot.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { BASKET_SCALE, navOf, premiumBps, realLeverageOf } from '@bourse/core/spot/leveraged-token.ts';
import type { Handlers } from '../../../platform/request/context.ts';
import { findMergesUnderWay } from '../queries/token-merge.query.ts';
import type { SpotDeps } from '../spot-deps.ts';
import { lastPriceOf } from '../usecases/tokens/judge-premium.ts';
import { nextDailyMs } from '../usecases/tokens/rebalance-tokens.ts';
import { basketPrice } from './leveraged-tokens.ts';

/** Decimal places with which a leverage is shown. */
const LEVERAGE_PLACES = 4;
/** Decimal places of a net asset value. */
const NAV_PLACES = 8;

/** Endpoint for what is behind a leveraged token. */
export function spotTokenHttp(deps: SpotDeps): Pick<Handlers<typeof spotContract>, 'leveragedToken'> {
  const shown = (amount: bigint, places: number): string =>
    formatAmount(amount / 10n ** BigInt(BASKET_SCALE - places), places);
  return {
    leveragedToken: async ({ symbol }, { nowMs }) => {
      const market = deps.catalog.find(symbol);
      const token = market && deps.tokens.find(market.base);
      const basket = token?.baskets.at(-1);
      const underlying = token && deps.pricing.priceUsdt(token.underlying);
      if (!basket || !underlying) return refuse('MARKET_NOT_FOUND', { symbol });
      const price = basketPrice(underlying);
      const nav = navOf(basket, price);
      const last = lastPriceOf(deps, market);
      const [merge] = await findMergesUnderWay(deps.db, market.base);
      return ok({
        symbol,
        underlying: token.underlying,
        targetLeverage: String(token.leverage),
        nav: shown(nav, NAV_PLACES),
        realLeverage: shown(realLeverageOf(basket, price) ?? 0n, LEVERAGE_PLACES),
        premiumPercent: last === null || nav <= 0n ? null : formatAmount(premiumBps(last, nav), 2),
        lastRebalanceAtMs: token.baskets.findLast(({ reason }) => reason !== 'fee' && reason !== 'merge')?.atMs ?? null,
        nextRebalanceAtMs: nextDailyMs(nowMs),
        dailyFeePercent: formatAmount(BigInt(token.dailyFeePpm), 4),
        merge: merge ? { ratio: merge.ratio, atMs: merge.dueAtMs } : null,
      });
    },
  };
}
