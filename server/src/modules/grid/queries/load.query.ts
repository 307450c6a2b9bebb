import type { Queryable } from '../../../platform/db/db.ts';

export interface MarketLoad {
  readonly market: number;
  readonly running: number;
  readonly waiting: number;
  readonly suspended: number;
  readonly stuck: number;
  readonly failed: number;
}

/** How many grids each market has, how many stand still, and how many failed lately. */
export async function findMarketLoads(
  q: Queryable,
  { stuckMs, sinceMs }: { readonly stuckMs: number; readonly sinceMs: number },
): Promise<MarketLoad[]> {
  const rows = await q.query<{
    market: number;
    running: string;
    waiting: string;
    suspended: string;
    stuck: string;
    failed: string;
  }>(
    `select market, count(*) filter (where state = 'RUNNING') as running, count(*) filter (where state = 'TO_RUN') as waiting,
            count(*) filter (where state = 'SUSPENDED') as suspended,
            count(*) filter (where step is not null and greatest(created_at_ms, coalesce(started_at_ms, 0)) < $1
              and step_at_ms < $1) as stuck,
            count(*) filter (where state = 'FAILED' and coalesce(ended_at_ms, step_at_ms) >= $2) as failed
       from grid.strategy where state in ('TO_RUN', 'RUNNING', 'SUSPENDED') or step is not null or created_at_ms >= $2
         or ended_at_ms >= $2
      group by market order by market`,
    [stuckMs, sinceMs],
  );
  return rows.map((row) => ({
    market: row.market,
    running: Number(row.running),
    waiting: Number(row.waiting),
    suspended: Number(row.suspended),
    stuck: Number(row.stuck),
    failed: Number(row.failed),
  }));
}

/** How far trades have been answered, how far the trading core's rows are, and how many orders must be placed. */
export async function findProgress(
  q: Queryable,
): Promise<{ readonly handled: number; readonly trading: number; readonly toPlace: number }> {
  const [row] = await q.query<{ handled: string; trading: string; to_place: string }>(
    `select (select sequence from grid.progress) as handled, (select coalesce(max(sequence), 0) from trading.progress) as trading,
            (select count(*) from grid.cell where state = 'TO_PLACE') as to_place`,
  );
  return { handled: Number(row!.handled), trading: Number(row!.trading), toPlace: Number(row!.to_place) };
}
