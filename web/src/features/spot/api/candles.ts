import { klineTopic } from '@bourse/contract/topics.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { live } from '../../../lib/live/live-socket.ts';
import { CandleFeed, type CandleFeedDeps, PAGE_ROWS } from '../rules/chart/candle-feed.ts';
import { INTERVAL_MS, type Interval } from '../rules/chart/candles.ts';
import type { KlineRow, Market } from '../rules/market.ts';
import { useFollowed } from './followed.ts';
import { WITHOUT_LIVE_MS } from './queries.ts';

function feedOf({ symbol, priceScale }: Market, interval: Interval): CandleFeed {
  const deps: CandleFeedDeps = {
    fetch: async (toMs) => {
      const input = { symbol, interval, limit: String(PAGE_ROWS), ...(toMs !== null && { toMs: String(toMs) }) };
      return (await call('spot.klineData', input, { quiet: true })).rows;
    },
    subscribe: (listener) =>
      live.subscribe(klineTopic(symbol, interval), (data) => listener((data as { rows: KlineRow[] }).rows)),
  };
  return new CandleFeed(priceScale, deps, interval === '1s' ? INTERVAL_MS['1s'] : null);
}

/** A market's live chart data. */
export function useCandleFeed(market: Market, interval: Interval): CandleFeed {
  const key = `${market.symbol} ${interval}`;
  const [{ feed, of }, setFeed] = useState(() => ({ feed: feedOf(market, interval), of: key }));
  if (of !== key) setFeed({ feed: feedOf(market, interval), of: key });
  useFollowed(feed, WITHOUT_LIVE_MS);
  return feed;
}
