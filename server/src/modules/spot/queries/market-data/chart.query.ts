import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { type Kline, klineOpenOf, SECONDS_KEPT_MS, type StoredInterval } from '@bourse/core/spot/kline.ts';
import type { KlineRun } from '@bourse/core/spot/kline-cover.ts';
import { type KlineColumns, klineOfColumns } from '../../../../engine/projection/told-rows.ts';
import type { Queryable } from '../../../../platform/db/db.ts';

const FOLD_SQL = `
  select m.market, o.opens[k.place] as open_at_ms,
    (array_agg(k.open_ticks order by k.open_at_ms))[1] as open_ticks, max(k.high_ticks) as high_ticks,
    min(k.low_ticks) as low_ticks, (array_agg(k.close_ticks order by k.open_at_ms desc))[1] as close_ticks,
    sum(k.trade_count) as trade_count, sum(k.base_lots) as base_lots, sum(k.quote_minor) as quote_minor,
    sum(k.taker_buy_lots) as taker_buy_lots, sum(k.taker_buy_quote_minor) as taker_buy_quote_minor
  from (select $5::bigint[] as opens) o cross join unnest($1::int[]) as m (market)
    cross join unnest($2::text[], $3::bigint[], $4::bigint[]) as r (step, from_ms, to_ms)
    cross join lateral (
      select *, width_bucket(open_at_ms, o.opens) as place from trading.kline
       where market = m.market and step = r.step and open_at_ms >= r.from_ms and open_at_ms < r.to_ms and quote_minor > 0
      -- Keeps the look by the index: joined by market and step alone, it would read whole charts.
      offset 0) k
  group by m.market, o.opens, k.place
  order by m.market, k.place`;

/**
 * What changed hands in consecutive spans of time, each combined from stored steps. One statement, so that all spans
 * are from one moment.
 *
 * @param spans.opens  when each span begins, in order; the last one ends where the runs end
 * @param spans.runs   the stored steps that make up the spans
 * @returns            one step for each market and span in which something changed hands
 */
export async function findFolded(
  q: Queryable,
  {
    markets,
    opens,
    runs,
  }: { readonly markets: readonly number[]; readonly opens: readonly number[]; readonly runs: readonly KlineRun[] },
): Promise<(Kline & { readonly market: number })[]> {
  const rows = await q.query<KlineColumns & { readonly market: number }>(FOLD_SQL, [
    markets,
    runs.map(({ interval }) => interval),
    runs.map(({ fromMs }) => fromMs),
    runs.map(({ toMs }) => toMs),
    opens,
  ]);
  return rows.map((row) => ({ market: row.market, ...klineOfColumns(row) }));
}

/** The last price of a chart before a moment at which one of its steps begins, in ticks; null if there was none. */
export async function findCloseBefore(
  q: Queryable,
  chart: { readonly market: number; readonly interval: StoredInterval; readonly beforeMs: number },
): Promise<number | null> {
  const [row] = await q.query<{ close_ticks: string }>(
    `select close_ticks from trading.kline where market = $1 and step = $2 and open_at_ms < $3
     order by open_at_ms desc limit 1`,
    [chart.market, chart.interval, chart.beforeMs],
  );
  return row ? Number(row.close_ticks) : null;
}

/** When the first stored step of a market begins, for each of some intervals; null if there is none. */
export async function findFirstOpens(
  q: Queryable,
  market: number,
  intervals: readonly StoredInterval[],
): Promise<(number | null)[]> {
  const rows = await q.query<{ open_at_ms: string | null }>(
    `select k.open_at_ms from unnest($2::text[]) with ordinality as i (step, place) left join lateral (
       select open_at_ms from trading.kline where market = $1 and step = i.step order by open_at_ms limit 1) k on true
     order by i.place`,
    [market, intervals],
  );
  return rows.map((row) => (row.open_at_ms === null ? null : Number(row.open_at_ms)));
}

/** The beginning of the first minute of which all seconds are still kept. */
export async function findFirstKeptSecond(q: Queryable): Promise<number> {
  const [row] = await q.query<{ at_ms: string }>('select at_ms from trading.progress');
  return klineOpenOf('1m', Number(row?.at_ms ?? 0) - SECONDS_KEPT_MS) + MINUTE_MS;
}

/** The number of the first trade of each market at or after a moment; markets without one are left out. */
export async function findFirstTradeIds(
  q: Queryable,
  markets: readonly number[],
  fromMs: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await q.query<{ market: number; trade_id: string }>(
    `select m.market, t.trade_id from unnest($1::int[]) as m (market) cross join lateral (
       select trade_id from trading.trade where market = m.market and at_ms >= $2 order by at_ms, trade_id limit 1) t`,
    [markets, fromMs],
  );
  return new Map(rows.map((row) => [row.market, Number(row.trade_id)]));
}
