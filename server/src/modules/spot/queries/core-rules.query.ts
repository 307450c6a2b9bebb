import { ALLOCATION_MIN } from '@bourse/core/trading/allocation.ts';
import type { FeeRates } from '@bourse/core/trading/fees.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** A market as the trading core knows it. */
interface CoreMarket {
  readonly market: number;
  readonly minNotionalUnits: number;
  readonly bandPpm: number;
  readonly referenceTicks: number;
}

/** What the trading core knows of markets and fees. */
export interface CoreRules {
  readonly markets: readonly CoreMarket[];
  readonly feeVersion: number;
  readonly feeLevels: readonly FeeRates[];
}

export async function readCoreRules(q: Queryable): Promise<CoreRules> {
  const markets = await q.query<{
    market: number;
    min_notional_units: string;
    band_ppm: number;
    reference_ticks: number;
  }>('select market, min_notional_units, band_ppm, reference_ticks from trading.market');
  const fees = await q.query<{ version: number; maker_ppm: number; taker_ppm: number }>(
    `select version, maker_ppm, taker_ppm from trading.fee where version = (select max(version) from trading.fee)
     order by level`,
  );
  return {
    markets: markets.map((row) => ({
      market: row.market,
      minNotionalUnits: Number(row.min_notional_units),
      bandPpm: row.band_ppm,
      referenceTicks: row.reference_ticks,
    })),
    feeVersion: fees[0]?.version ?? 0,
    feeLevels: fees.map((row) => ({ makerPpm: row.maker_ppm, takerPpm: row.taker_ppm })),
  };
}

/** The fee levels above 0 that the trading core knows. Allocations are left out: whoever opens one sets its level. */
export async function readCoreLevels(q: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await q.query<{ account: string; level: number }>(
    'select account, level from trading.fee_level where level <> 0 and account < $1',
    [ALLOCATION_MIN],
  );
  return new Map(rows.map((row) => [row.account, row.level]));
}

/** Whether the trading core knows a market and accepts orders for it. */
export async function isMarketOpen(q: Queryable, market: number): Promise<boolean> {
  const rows = await q.query(
    'select market from trading.market where market = $1 and not is_halted and taken_for = 0',
    [market],
  );
  return rows.length === 1;
}
