import {
  type Kline,
  klineOpenOf,
  quietKline,
  STORED_INTERVALS,
  type TradePrint,
  withKline,
  withTrade,
} from '@bourse/core/spot/kline.ts';
import type { MarketImage } from '@bourse/core/trading/journal/image.ts';
import type { KlineNow, TradeNow } from '../../trading.ts';

/**
 * What the trades of one step of the projection add to the charts: at most one part for each market and step of a
 * chart, to be added to its row.
 *
 * @param trades   in the order in which they happened
 * @param markets  every market that has a trade
 */
export function klineParts(trades: readonly TradeNow[], markets: readonly MarketImage[]): KlineNow[] {
  const unitMinor = new Map(markets.map((market) => [market.market, market.unitMinor]));
  const seconds = new Map<number, Kline[]>();
  for (const trade of trades) {
    const openAtMs = klineOpenOf('1s', trade.atMs);
    const klines = seconds.get(trade.market) ?? [];
    if (klines.length === 0) seconds.set(trade.market, klines);
    if (klines.at(-1)?.openAtMs !== openAtMs) klines.push(quietKline(openAtMs, trade.ticks));
    klines.push(withTrade(klines.pop()!, printOf(trade, unitMinor.get(trade.market)!)));
  }
  return [...seconds].flatMap(([market, klines]) =>
    STORED_INTERVALS.flatMap((interval) => {
      const parts = new Map<number, Kline>();
      for (const kline of klines) {
        const openAtMs = klineOpenOf(interval, kline.openAtMs);
        parts.set(openAtMs, withKline(parts.get(openAtMs) ?? quietKline(openAtMs, kline.openTicks), kline));
      }
      return [...parts.values()].map((kline) => ({ ...kline, market, interval }));
    }),
  );
}

function printOf({ atMs, ticks, lots, isBuyerTaker }: TradeNow, unitMinor: bigint): TradePrint {
  const quoteMinor = BigInt(ticks) * BigInt(lots) * unitMinor;
  return { atMs, priceTicks: ticks, quantityLots: lots, quoteMinor, isBuyerTaker };
}
