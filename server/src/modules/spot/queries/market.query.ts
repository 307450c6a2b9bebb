import type { Queryable } from '../../../platform/db/db.ts';
import type { MarketTerms } from '../markets/market.ts';

interface Row {
  market: number;
  symbol: string;
  base: string;
  quote: string;
  kind: MarketTerms['kind'];
  price_scale: number;
  tick: string;
  lot_minor: string;
  min_notional_minor: string;
  band_ppm: number;
  is_quiet: boolean;
  sort: number;
}

/** Every market, in the order of lists. */
export async function findMarkets(q: Queryable): Promise<MarketTerms[]> {
  const rows = await q.query<Row>(
    `select market, symbol, base, quote, kind, price_scale, tick, lot_minor, min_notional_minor, band_ppm, is_quiet, sort
     from spot.market order by sort, market`,
  );
  return rows.map((row) => ({
    market: row.market,
    symbol: row.symbol,
    base: row.base,
    quote: row.quote,
    kind: row.kind,
    priceScale: row.price_scale,
    tick: BigInt(row.tick),
    lotMinor: BigInt(row.lot_minor),
    minNotionalMinor: BigInt(row.min_notional_minor),
    bandPpm: row.band_ppm,
    isQuiet: row.is_quiet,
    sort: row.sort,
  }));
}

/** How many markets there are. Markets are never changed or removed, so a new number means that one was added. */
export async function countMarkets(q: Queryable): Promise<number> {
  const [row] = await q.query<{ count: number }>('select count(*)::int as count from spot.market');
  return row!.count;
}

/** The next free number of a market. */
export async function nextMarketNumber(q: Queryable): Promise<number> {
  const [row] = await q.query<{ next: number }>(
    'select greatest(coalesce(max(market), 0), 100) + 1 as next from spot.market',
  );
  return row!.next;
}
