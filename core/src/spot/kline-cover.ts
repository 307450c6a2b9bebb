import { type KlineInterval, klineNextOpen, klineOpenOf, type StoredInterval } from './kline.ts';

/** Stored steps that follow each other without a gap. */
export interface KlineRun {
  readonly interval: StoredInterval;
  readonly fromMs: number;
  /** The end of the last one, exclusive. */
  readonly toMs: number;
}

/**
 * What larger steps are folded from, the largest first. Only a few: reading one more run costs more than some more
 * rows.
 */
const PIECES = ['1d', '4h', '1h', '15m', '1m'] as const satisfies readonly StoredInterval[];

/**
 * The stored steps that a span of time is made of, each the largest that fits, in order.
 *
 * @param fromMs  the beginning of a minute, as `toMs` is
 * @invariant     the runs follow each other from `fromMs` to `toMs`, and no moment lies in two of them
 */
export function coverOf(fromMs: number, toMs: number): KlineRun[] {
  const runs: KlineRun[] = [];
  for (let atMs = fromMs; atMs < toMs; ) {
    const interval = PIECES.find((piece) => klineOpenOf(piece, atMs) === atMs && klineNextOpen(piece, atMs) <= toMs);
    if (!interval) throw new Error(`the span from ${fromMs} to ${toMs} is not made of minutes`);
    const nextMs = klineNextOpen(interval, atMs);
    runs.push({ interval, fromMs: atMs, toMs: nextMs });
    atMs = nextMs;
  }
  return joined(runs);
}

/** The same runs, with neighbours of one interval joined into one. */
export function joined(runs: readonly KlineRun[]): KlineRun[] {
  const fewer: KlineRun[] = [];
  for (const run of runs) {
    const last = fewer.at(-1);
    if (last?.interval === run.interval && last.toMs === run.fromMs)
      fewer[fewer.length - 1] = { ...last, toMs: run.toMs };
    else fewer.push(run);
  }
  return fewer;
}

/** The finest of some stored steps. */
export const finestOf = (runs: readonly Pick<KlineRun, 'interval'>[]): StoredInterval =>
  PIECES.findLast((piece) => runs.some(({ interval }) => interval === piece)) ?? '1m';

/** The opens of the first `limit` steps of a chart that begin in [`fromMs`, `toMs`), oldest first. */
export function opensFrom(
  { interval, zoneMs }: { readonly interval: KlineInterval; readonly zoneMs: number },
  { fromMs, toMs, limit }: { readonly fromMs: number; readonly toMs: number; readonly limit: number },
): number[] {
  const opens: number[] = [];
  const held = klineOpenOf(interval, fromMs, zoneMs);
  let open = held < fromMs ? klineNextOpen(interval, held, zoneMs) : held;
  for (; open < toMs && opens.length < limit; open = klineNextOpen(interval, open, zoneMs)) opens.push(open);
  return opens;
}

/** The opens of the last `limit` steps of a chart that begin before `toMs`, oldest first. */
export function opensUntil(
  { interval, zoneMs }: { readonly interval: KlineInterval; readonly zoneMs: number },
  { toMs, limit }: { readonly toMs: number; readonly limit: number },
): number[] {
  const opens: number[] = [];
  for (let open = klineOpenOf(interval, toMs - 1, zoneMs); opens.length < limit && open >= 0; ) {
    opens.push(open);
    open = klineOpenOf(interval, open - 1, zoneMs);
  }
  return opens.reverse();
}
