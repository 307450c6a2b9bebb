import type { Kline, StoredInterval } from '@bourse/core/spot/kline.ts';
import { KLINE_COLUMNS, type KlineColumns, klineOfColumns } from '../../../../engine/projection/told-rows.ts';
import type { Db, Queryable } from '../../../../platform/db/db.ts';

/** A trade as market data shows it. */
export interface PrintRow {
  readonly market: number;
  readonly tradeId: number;
  readonly atMs: number;
  readonly ticks: number;
  readonly lots: number;
  readonly isBuyerTaker: boolean;
}

interface RulesRow {
  readonly market: number;
  readonly isHalted: boolean;
  readonly referenceTicks: number;
  readonly lastTicks: number;
  readonly lastTradeId: number;
}

/** Everything that market data starts with, all from one sequence. */
export interface MarketDataRows {
  readonly sequence: number;
  readonly rules: readonly RulesRow[];
  readonly levels: readonly {
    readonly market: number;
    readonly isBuy: boolean;
    readonly ticks: number;
    readonly lots: number;
  }[];
  /** Oldest first. */
  readonly prints: readonly PrintRow[];
  /** Minutes of the last 24 hours, oldest first. */
  readonly minutes: readonly (Kline & { readonly market: number })[];
  /** The last price before those minutes. */
  readonly closes: readonly { readonly market: number; readonly closeTicks: number }[];
}

/**
 * Reads what market data starts with.
 *
 * @param sinceMs     the first minute of the last 24 hours
 * @param printCount  how many trades of each market
 */
export async function readMarketData(
  db: Db,
  { sinceMs, printCount }: { readonly sinceMs: number; readonly printCount: number },
): Promise<MarketDataRows> {
  return db.tx(async (tx) => {
    // One snapshot reads all rows, so that they are from one sequence.
    await tx.query('set transaction isolation level repeatable read');
    return {
      sequence: await readSequence(tx),
      rules: await readRules(tx),
      levels: await readLevels(tx),
      prints: await readPrints(tx, printCount),
      minutes: await readMinutes(tx, sinceMs),
      closes: await readCloses(tx, sinceMs),
    };
  });
}

async function readSequence(q: Queryable): Promise<number> {
  const [row] = await q.query<{ sequence: string }>('select sequence from trading.progress');
  return Number(row?.sequence ?? 0);
}

async function readRules(q: Queryable): Promise<RulesRow[]> {
  const rows = await q.query<{
    market: number;
    is_halted: boolean;
    reference_ticks: number;
    last_ticks: number;
    trade_count: string;
  }>(
    'select market, is_halted or taken_for > 0 as is_halted, reference_ticks, last_ticks, trade_count from trading.market',
  );
  return rows.map((row) => ({
    market: row.market,
    isHalted: row.is_halted,
    referenceTicks: row.reference_ticks,
    lastTicks: row.last_ticks,
    lastTradeId: Number(row.trade_count),
  }));
}

async function readLevels(q: Queryable): Promise<MarketDataRows['levels']> {
  const rows = await q.query<{ market: number; is_buy: boolean; ticks: number; lots: string }>(
    `select market, is_buy, ticks, sum(lots - traded_lots - hidden_lots) as lots from trading.order
     where closed_at_ms is null and not is_waiting group by market, is_buy, ticks`,
  );
  return rows.map((row) => ({ market: row.market, isBuy: row.is_buy, ticks: row.ticks, lots: Number(row.lots) }));
}

/** The latest trades, without those from before a merge of one of the coins: their prices would be of old tokens. */
async function readPrints(q: Queryable, count: number): Promise<PrintRow[]> {
  const rows = await q.query<{
    market: number;
    trade_id: string;
    at_ms: string;
    ticks: number;
    lots: string;
    is_buyer_taker: boolean;
  }>(
    `select t.market, t.trade_id, t.at_ms, t.ticks, t.lots, t.is_buyer_taker
     from trading.market m
       cross join lateral (
         select coalesce(max(g.booked_sequence), 0) as sequence from spot.token_merge g
           join trading.asset a on a.asset = g.token where a.number = m.base) since
       cross join lateral (
         select * from trading.trade where market = m.market order by trade_id desc limit $1) t
     where t.sequence > since.sequence
     order by t.market, t.trade_id`,
    [count],
  );
  return rows.map((row) => ({
    market: row.market,
    tradeId: Number(row.trade_id),
    atMs: Number(row.at_ms),
    ticks: row.ticks,
    lots: Number(row.lots),
    isBuyerTaker: row.is_buyer_taker,
  }));
}

async function readMinutes(q: Queryable, sinceMs: number): Promise<MarketDataRows['minutes']> {
  const rows = await q.query<KlineColumns & { readonly market: number }>(
    // Market by market, because before PostgreSQL 18 an index can be used only from its first column on.
    `select m.market, k.* from trading.market m cross join lateral (
       select ${KLINE_COLUMNS} from trading.kline
       where market = m.market and step = '1m' and open_at_ms >= $1) k
     order by m.market, k.open_at_ms`,
    [sinceMs],
  );
  return rows.map((row) => ({ market: row.market, ...klineOfColumns(row) }));
}

async function readCloses(q: Queryable, beforeMs: number): Promise<MarketDataRows['closes']> {
  const rows = await q.query<{ market: number; close_ticks: string }>(
    `select k.market, k.close_ticks from trading.market m cross join lateral (
       select market, close_ticks from trading.kline
       where market = m.market and step = '1m' and open_at_ms < $1 order by open_at_ms desc limit 1) k`,
    [beforeMs],
  );
  return rows.map((row) => ({ market: row.market, closeTicks: Number(row.close_ticks) }));
}

/**
 * Stored steps of a chart, oldest first, preceded by the last one that began before `fromMs`.
 *
 * @param toMs  only steps that begin before it
 */
export async function findKlines(
  q: Queryable,
  chart: {
    readonly market: number;
    readonly interval: StoredInterval;
    readonly fromMs: number;
    readonly toMs: number;
  },
): Promise<Kline[]> {
  const rows = await q.query<KlineColumns>(
    `(select ${KLINE_COLUMNS} from trading.kline where market = $1 and step = $2 and open_at_ms < $3
       order by open_at_ms desc limit 1)
     union all
     (select ${KLINE_COLUMNS} from trading.kline where market = $1 and step = $2 and open_at_ms >= $3 and open_at_ms < $4)
     order by open_at_ms`,
    [chart.market, chart.interval, chart.fromMs, chart.toMs],
  );
  return rows.map(klineOfColumns);
}
