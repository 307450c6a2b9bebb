import { formatAmount } from '@bourse/core/money/amount.ts';
import { refuse } from '@bourse/core/result.ts';
import { premiumBps } from '@bourse/core/spot/leveraged-token.ts';
import type { Market } from '../../markets/market.ts';
import type { SpotDeps } from '../../spot-deps.ts';
import { basketPrice } from '../../tokens/leveraged-tokens.ts';

/** Above this premium, in hundredths of a percent, nobody may buy. */
const PREMIUM_BPS_MAX = 1_000n;
const SCALE = 18;

type PremiumDeps = Pick<SpotDeps, 'pricing' | 'data'>;

/** A market's last price, with 18 places; null before the first trade. */
export function lastPriceOf({ data }: PremiumDeps, market: Market): bigint | null {
  const { lastTicks } = data.state(market.market);
  return lastTicks === 0 ? null : BigInt(lastTicks) * market.tick * 10n ** BigInt(SCALE - market.priceScale);
}

/** Refuses to buy a leveraged token that trades far above its worth; otherwise null. */
export function judgePremium(
  deps: PremiumDeps,
  market: Market,
): ReturnType<typeof refuse<'ETF_PREMIUM_TOO_HIGH'>> | null {
  const [last, quote] = [lastPriceOf(deps, market), deps.pricing.priceUsdt(market.base)];
  if (last === null || !quote) return null;
  const nav = basketPrice(quote);
  const premium = premiumBps(last, nav);
  if (premium <= PREMIUM_BPS_MAX) return null;
  return refuse('ETF_PREMIUM_TOO_HIGH', {
    nav: formatAmount(nav, SCALE),
    premiumPercent: formatAmount(premium, 2),
    maxPercent: formatAmount(PREMIUM_BPS_MAX, 2),
  });
}
