import { type Kline, type KlineInterval, klineNextOpen, klineOpenOf, quietKline } from '@bourse/core/spot/kline.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { findKlines } from '../queries/market-data.query.ts';

/**
 * The steps of a chart without a gap, oldest first: a step in which nobody traded repeats the close before it.
 *
 * @param toMs   steps that open before it
 * @param limit  steps at most; fewer where the market is younger
 */
export async function readKlines(
  q: Queryable,
  chart: { readonly market: number; readonly interval: KlineInterval; readonly toMs: number; readonly limit: number },
): Promise<Kline[]> {
  const { market, interval, toMs, limit } = chart;
  const opens: number[] = [];
  for (
    let open = klineOpenOf(interval, toMs - 1);
    opens.length < limit && open >= 0;
    open = klineOpenOf(interval, open - 1)
  ) {
    opens.push(open);
  }
  const fromMs = opens.at(-1);
  if (fromMs === undefined) return [];
  const rows = await findKlines(q, { market, interval, fromMs, toMs });
  const byOpen = new Map(rows.map((row) => [row.openAtMs, row]));
  let last = rows[0] && rows[0].openAtMs < fromMs ? rows[0] : null;
  const klines: Kline[] = [];
  for (const open of opens.reverse()) {
    const kline: Kline | null = byOpen.get(open) ?? (last && quietKline(open, last.closeTicks));
    if (kline) klines.push(kline);
    last = kline;
  }
  return klines;
}

/** The step that holds a moment, as a quiet one where nobody traded in it yet. */
export const runningKline = (running: Kline, interval: KlineInterval, nowMs: number): Kline =>
  klineNextOpen(interval, running.openAtMs) <= nowMs
    ? quietKline(klineOpenOf(interval, nowMs), running.closeTicks)
    : running;
