import { lastOf } from './shapes/ticker-shapes.ts';
import type { Quotient } from './shapes/wallet-shapes.ts';
import type { TradingApiDeps } from './trading-api-deps.ts';

const ONE: Quotient = { above: 1n, below: 1n };

/** The price of a coin in another by last prices, from their own market or via USDT; null if there is neither. */
export function priceIn(deps: TradingApiDeps, asset: string, quote: string): Quotient | null {
  if (asset === quote) return ONE;
  const direct = lastPrice(deps, asset, quote) ?? inverse(lastPrice(deps, quote, asset));
  if (direct) return direct;
  const [inUsdt, quoteInUsdt] = [asset, quote].map((each) => (each === 'USDT' ? ONE : lastPrice(deps, each, 'USDT')));
  return inUsdt && quoteInUsdt
    ? { above: inUsdt.above * quoteInUsdt.below, below: inUsdt.below * quoteInUsdt.above }
    : null;
}

function lastPrice(deps: TradingApiDeps, base: string, quote: string): Quotient | null {
  const market = deps.symbols.find(`${base}${quote}`);
  const ticks = market ? lastOf(deps.feed.state(market.market), deps.clock.nowMs()) : 0;
  if (!market || ticks === 0) return null;
  return { above: BigInt(ticks) * market.grid.tick, below: 10n ** BigInt(market.grid.priceScale) };
}

const inverse = (price: Quotient | null): Quotient | null => price && { above: price.below, below: price.above };
