import {
  isAsInUtc,
  isStored,
  type Kline,
  type KlineInterval,
  klineNextOpen,
  klineOpenOf,
  quietKline,
  type StoredInterval,
} from '@bourse/core/spot/kline.ts';
import { coverOf, finestOf, joined, opensFrom, opensUntil } from '@bourse/core/spot/kline-cover.ts';
import type { KlineSeed } from '@bourse/core/spot/running-kline.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import {
  findCloseBefore,
  findFirstKeptSecond,
  findFirstOpens,
  findFirstTradeIds,
  findFolded,
} from '../queries/market-data/chart.query.ts';
import { findKlines } from '../queries/market-data/market-data.query.ts';

/** A chart of one market. */
export interface Chart {
  readonly market: number;
  readonly interval: KlineInterval;
  /** How far the clock by which its steps begin is ahead of UTC; UTC if absent. */
  readonly zoneMs?: number;
}

/** Which steps of a chart to read. */
export interface ChartAsk extends Chart {
  /** The first steps that begin at this moment or later; if absent, the last ones before `toMs`. */
  readonly fromMs?: number | null;
  /** Only steps that begin before this moment. */
  readonly toMs: number;
  /** At most so many; fewer if the market is younger. */
  readonly limit: number;
}

/** The steps of a chart without gaps, oldest first: a step without trades repeats the close before it. */
export async function readKlines(q: Queryable, ask: ChartAsk): Promise<Kline[]> {
  const grid = { interval: ask.interval, zoneMs: ask.zoneMs ?? 0 };
  const stored = storedOf(grid);
  const fromMs = ask.fromMs ?? null;
  // A chart stored in this form begins by itself with its first row. Its beginning is needed only for clients that page
  // from the first step on.
  const isBegun = stored !== null && stored !== '1s' && fromMs === null;
  const begins = isBegun ? 0 : stored ? await beginOfStored(q, ask.market, stored) : await beginOfFolded(q, ask);
  if (begins === null) return [];
  const opens =
    fromMs === null
      ? opensUntil(grid, ask).filter((open) => open >= begins)
      : opensFrom(grid, { ...ask, fromMs: Math.max(fromMs, begins) });
  const firstMs = opens[0];
  if (firstMs === undefined) return [];
  const { byOpen, closeTicks } = stored
    ? await readStored(q, { market: ask.market, interval: stored, fromMs: firstMs, toMs: ask.toMs })
    : await readFolded(q, ask.market, grid, opens);
  const klines: Kline[] = [];
  let last = closeTicks;
  for (const open of opens) {
    const kline = byOpen.get(open) ?? (last === null ? null : quietKline(open, last));
    if (kline) klines.push(kline);
    last = kline ? kline.closeTicks : last;
  }
  return klines;
}

/** The interval whose rows are exactly this chart; null if it must be combined from smaller steps. */
function storedOf({ interval, zoneMs }: { readonly interval: KlineInterval; readonly zoneMs: number }) {
  return isStored(interval) && isAsInUtc(interval, zoneMs) ? interval : null;
}

interface Steps {
  readonly byOpen: ReadonlyMap<number, Kline>;
  /** The last price before the first of them; null if there was none. */
  readonly closeTicks: number | null;
}

async function readStored(
  q: Queryable,
  chart: {
    readonly market: number;
    readonly interval: StoredInterval;
    readonly fromMs: number;
    readonly toMs: number;
  },
): Promise<Steps> {
  const rows = await findKlines(q, chart);
  const before = rows[0] && rows[0].openAtMs < chart.fromMs ? rows[0].closeTicks : null;
  const isForgotten = before === null && chart.interval === '1s';
  const minute = { market: chart.market, interval: '1m', beforeMs: klineOpenOf('1m', chart.fromMs) } as const;
  const closeTicks = isForgotten ? await findCloseBefore(q, minute) : before;
  return { byOpen: new Map(rows.map((row) => [row.openAtMs, row])), closeTicks };
}

async function readFolded(
  q: Queryable,
  market: number,
  { interval, zoneMs }: { readonly interval: KlineInterval; readonly zoneMs: number },
  opens: readonly number[],
): Promise<Steps> {
  const runs = joined(opens.flatMap((open) => coverOf(open, klineNextOpen(interval, open, zoneMs))));
  const folded = await findFolded(q, { markets: [market], opens, runs });
  const before = { market, interval: finestOf(runs), beforeMs: opens[0]! };
  return {
    byOpen: new Map(folded.map(({ market: _, ...kline }) => [kline.openAtMs, kline])),
    closeTicks: await findCloseBefore(q, before),
  };
}

async function beginOfStored(q: Queryable, market: number, interval: StoredInterval): Promise<number | null> {
  if (interval !== '1s') return (await findFirstOpens(q, market, [interval]))[0]!;
  // Old seconds are deleted, and a market without trades since then still has a last price.
  const [firstMinute] = await findFirstOpens(q, market, ['1m']);
  return firstMinute == null ? null : Math.max(firstMinute, await findFirstKeptSecond(q));
}

/**
 * Where a chart of combined steps begins: with the first trade, or, if its past was imported, with the first step of
 * which every piece was imported. A step that is known only in part would show too little turnover.
 */
async function beginOfFolded(q: Queryable, { market, interval, zoneMs = 0, toMs }: ChartAsk): Promise<number | null> {
  const open = klineOpenOf(interval, toMs - 1, zoneMs);
  const finest = finestOf(coverOf(open, klineNextOpen(interval, open, zoneMs)));
  const [firstPiece, firstDay] = await findFirstOpens(q, market, [finest, '1d']);
  if (firstPiece == null || firstDay == null) return null;
  const held = klineOpenOf(interval, firstPiece, zoneMs);
  const isWhole = held === firstPiece || klineOpenOf('1d', firstPiece) === firstDay;
  return isWhole ? held : klineNextOpen(interval, held, zoneMs);
}

/**
 * What the running step of a chart continues from, at a moment. Its pieces are its own rows if it is stored, and
 * minutes if it is combined.
 *
 * @param closeTicks  the last price of the market
 */
export async function readKlineSeed(
  q: Queryable,
  { market, interval, zoneMs = 0, nowMs, closeTicks }: Chart & { readonly nowMs: number; readonly closeTicks: number },
): Promise<KlineSeed> {
  const pieces = pieceOf({ interval, zoneMs });
  const pieceOpenMs = klineOpenOf(pieces, nowMs);
  const openMs = klineOpenOf(interval, nowMs, zoneMs);
  const before = openMs < pieceOpenMs ? coverOf(openMs, pieceOpenMs) : [];
  const running = { interval: pieces, fromMs: pieceOpenMs, toMs: klineNextOpen(pieces, pieceOpenMs) };
  const opens = before.length === 0 ? [pieceOpenMs] : [openMs, pieceOpenMs];
  const found = await findFolded(q, { markets: [market], opens, runs: [...before, running] });
  const folded = found.map(({ market: _, ...kline }) => kline);
  const firstIds = await findFirstTradeIds(q, [market], openMs);
  return {
    done: folded.find(({ openAtMs }) => openAtMs < pieceOpenMs) ?? null,
    piece: folded.find(({ openAtMs }) => openAtMs === pieceOpenMs) ?? null,
    pieceOpenMs,
    closeTicks,
    firstTradeId: firstIds.get(market) ?? 0,
  };
}

/** The interval whose rows move the running step of a chart. */
export const pieceOf = (grid: { readonly interval: KlineInterval; readonly zoneMs: number }): StoredInterval =>
  storedOf(grid) ?? '1m';

/** The step that contains a moment; without trades if nobody has traded in it yet. */
export const runningKline = (running: Kline, interval: KlineInterval, nowMs: number): Kline =>
  klineNextOpen(interval, running.openAtMs) <= nowMs
    ? quietKline(klineOpenOf(interval, nowMs), running.closeTicks)
    : running;
