import type { Tx } from '../../../platform/db/db.ts';
import type { MarketTerms } from '../markets/market.ts';

/** Adds a market. @returns false if its number or its symbol is taken */
export async function insertMarket(tx: Tx, market: MarketTerms, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    `insert into spot.market (market, symbol, base, quote, kind, price_scale, tick, lot_minor, min_notional_minor,
       band_ppm, is_quiet, sort, created_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning market`,
    [
      market.market,
      market.symbol,
      market.base,
      market.quote,
      market.kind,
      market.priceScale,
      market.tick.toString(),
      market.lotMinor.toString(),
      market.minNotionalMinor.toString(),
      market.bandPpm,
      market.isQuiet,
      market.sort,
      nowMs,
    ],
  );
  return rows.length === 1;
}
