import type { GridMode } from '@bourse/core/grid/levels.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';

export type GridState = 'TO_RUN' | 'RUNNING' | 'SUSPENDED' | 'STOPPED_MANUAL' | 'STOPPED_TP' | 'STOPPED_SL' | 'FAILED';
/** The step being done; null if none. */
export type GridStep = 'FUNDING' | 'BUYING' | 'CANCELLING' | 'SELLING' | 'RETURNING';
export type GridReason = 'SLIPPAGE' | 'PRICE_LEFT' | 'FROZEN' | 'REFUSED' | 'STAFF';

/** A grid as stored. Prices are ticks, quantities lots, amounts minor units. */
export interface Strategy {
  readonly id: string;
  readonly uid: string;
  readonly number: number;
  /** The account of the trading core that has its money. */
  readonly account: number;
  readonly requestId: string;
  readonly inputHash: string;
  readonly market: number;
  readonly mode: GridMode;
  readonly lowerTicks: number;
  readonly upperTicks: number;
  readonly grids: number;
  readonly quoteMinor: bigint;
  readonly baseMinor: bigint;
  readonly feePpm: number;
  readonly triggerTicks: number | null;
  readonly triggerSide: 'above' | 'below' | null;
  readonly takeProfitTicks: number | null;
  readonly stopLossTicks: number | null;
  readonly sellsOnStop: boolean;
  readonly state: GridState;
  readonly step: GridStep | null;
  readonly stepAtMs: number;
  readonly reason: GridReason | null;
  readonly startTicks: number | null;
  readonly worstTicks: number | null;
  readonly skip: number | null;
  readonly lots: number | null;
  readonly buyLots: number | null;
  readonly investmentMinor: bigint | null;
  readonly gridProfitMinor: bigint;
  readonly pairs: number;
  readonly sells: boolean | null;
  readonly stopLots: number | null;
  readonly returnedQuoteMinor: bigint | null;
  readonly returnedBaseMinor: bigint | null;
  readonly endTicks: number | null;
  readonly createdAtMs: number;
  readonly startedAtMs: number | null;
  readonly endedAtMs: number | null;
}

type Columns = Readonly<Record<string, string | number | boolean | null>>;

const text = (value: unknown): string => String(value);
const count = (value: unknown): number => Number(value);
const orNull = <Value>(value: unknown, read: (value: unknown) => Value): Value | null =>
  value === null || value === undefined ? null : read(value);
const amount = (value: unknown): bigint => BigInt(String(value));

/** @param row all columns of grid.strategy */
export function strategyOf(row: Columns): Strategy {
  return {
    id: text(row.id),
    uid: text(row.uid),
    number: count(row.number),
    account: count(row.account),
    requestId: text(row.request_id),
    inputHash: text(row.input_hash),
    market: count(row.market),
    mode: text(row.mode) as GridMode,
    lowerTicks: count(row.lower_ticks),
    upperTicks: count(row.upper_ticks),
    grids: count(row.grids),
    quoteMinor: amount(row.quote_minor),
    baseMinor: amount(row.base_minor),
    feePpm: count(row.fee_ppm),
    triggerTicks: orNull(row.trigger_ticks, count),
    triggerSide: row.trigger_side as Strategy['triggerSide'],
    takeProfitTicks: orNull(row.take_profit_ticks, count),
    stopLossTicks: orNull(row.stop_loss_ticks, count),
    sellsOnStop: row.sells_on_stop as boolean,
    state: text(row.state) as GridState,
    step: row.step as GridStep | null,
    stepAtMs: count(row.step_at_ms),
    reason: row.reason as GridReason | null,
    startTicks: orNull(row.start_ticks, count),
    worstTicks: orNull(row.worst_ticks, count),
    skip: orNull(row.skip, count),
    lots: orNull(row.lots, count),
    buyLots: orNull(row.buy_lots, count),
    investmentMinor: orNull(row.investment_minor, amount),
    gridProfitMinor: amount(row.grid_profit_minor),
    pairs: count(row.pairs),
    sells: row.sells as boolean | null,
    stopLots: orNull(row.stop_lots, count),
    returnedQuoteMinor: orNull(row.returned_quote_minor, amount),
    returnedBaseMinor: orNull(row.returned_base_minor, amount),
    endTicks: orNull(row.end_ticks, count),
    createdAtMs: count(row.created_at_ms),
    startedAtMs: orNull(row.started_at_ms, count),
    endedAtMs: orNull(row.ended_at_ms, count),
  };
}

const one = (rows: readonly Columns[]): Strategy | null => (rows[0] ? strategyOf(rows[0]) : null);

export const findStrategy = async (q: Queryable, id: string): Promise<Strategy | null> =>
  one(await q.query<Columns>('select s.* from grid.strategy s where s.id = $1', [id]));

export const findOwnStrategy = async (q: Queryable, uid: string, id: string): Promise<Strategy | null> =>
  one(await q.query<Columns>('select s.* from grid.strategy s where s.id = $1 and s.uid = $2', [id, uid]));

export const findAskedStrategy = async (q: Queryable, uid: string, requestId: string): Promise<Strategy | null> =>
  one(
    await q.query<Columns>('select s.* from grid.strategy s where s.uid = $1 and s.request_id = $2', [uid, requestId]),
  );

export interface StrategyFilter {
  readonly uid: string | null;
  readonly isOpen: boolean | null;
  readonly market: number | null;
  readonly state: GridState | null;
  readonly before: Keyset | null;
  readonly limit: number;
}

/** Grids, newest first. A grid that is still returning its money counts as open. */
export async function findStrategies(q: Queryable, filter: StrategyFilter): Promise<Strategy[]> {
  const rows = await q.query<Columns>(
    `select s.* from grid.strategy s
      where ($1::text is null or s.uid = $1) and ($2::boolean is null or (s.ended_at_ms is null) = $2)
        and ($3::int is null or s.market = $3) and ($4::text is null or s.state = $4)
        and ($5::bigint is null or (s.created_at_ms, s.id) < ($5, $6::uuid))
      order by s.created_at_ms desc, s.id desc limit $7`,
    [
      filter.uid,
      filter.isOpen,
      filter.market,
      filter.state,
      filter.before?.atMs ?? null,
      filter.before?.id ?? null,
      filter.limit,
    ],
  );
  return rows.map(strategyOf);
}

/** How many of a person's grids have not ended, and how many there ever were. */
export async function countStrategies(
  q: Queryable,
  uid: string,
): Promise<{ readonly open: number; readonly last: number }> {
  const [row] = await q.query<{ open: string; last: number }>(
    `select count(*) filter (where ended_at_ms is null) as open, coalesce(max(number), 0) as last
       from grid.strategy where uid = $1`,
    [uid],
  );
  return { open: Number(row!.open), last: row!.last };
}

/** Whether a person has made a grid since a moment. */
export async function hasGridsSince(q: Queryable, uid: string, sinceMs: number): Promise<boolean> {
  const rows = await q.query('select 1 from grid.strategy where uid = $1 and created_at_ms >= $2 limit 1', [
    uid,
    sinceMs,
  ]);
  return rows.length > 0;
}

/** Ids of grids that have orders, in their own order. */
export async function findRunning(
  q: Queryable,
  { afterId, limit }: { readonly afterId: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select id from grid.strategy where state in ('RUNNING', 'SUSPENDED') and ($1::uuid is null or id > $1)
      order by id limit $2`,
    [afterId, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Grids with a step to take, longest waiting first.
 *
 * @param beforeMs       leaves out steps that were tried after this
 * @param fundedUntilMs  leaves out grids made after this, because the request that made them still brings their money
 */
export async function findSteps(
  q: Queryable,
  {
    beforeMs,
    fundedUntilMs,
    limit,
  }: { readonly beforeMs: number; readonly fundedUntilMs: number; readonly limit: number },
): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select id from grid.strategy where step is not null and step_at_ms <= case step when 'FUNDING' then $2::bigint else $1 end
      order by step_at_ms limit $3`,
    [beforeMs, fundedUntilMs, limit],
  );
  return rows.map(({ id }) => id);
}

/** Whether any grid has a step to take, also one that is put off. */
export const hasSteps = async (q: Queryable): Promise<boolean> =>
  (await q.query('select 1 from grid.strategy where step is not null limit 1')).length > 0;

/** Grids of a market whose exits or triggers prices have reached. */
export async function findReached(
  q: Queryable,
  { market, lowTicks, highTicks }: { readonly market: number; readonly lowTicks: number; readonly highTicks: number },
): Promise<Strategy[]> {
  const rows = await q.query<Columns>(
    `select s.* from grid.strategy s where s.market = $1 and s.state in ('RUNNING', 'SUSPENDED') and s.take_profit_ticks <= $3
     union all
     select s.* from grid.strategy s where s.market = $1 and s.state in ('RUNNING', 'SUSPENDED') and s.stop_loss_ticks >= $2
     union all
     select s.* from grid.strategy s
      where s.market = $1 and s.state = 'TO_RUN' and s.step is null and s.trigger_side = 'above' and s.trigger_ticks <= $3
     union all
     select s.* from grid.strategy s
      where s.market = $1 and s.state = 'TO_RUN' and s.step is null and s.trigger_side = 'below' and s.trigger_ticks >= $2`,
    [market, lowTicks, highTicks],
  );
  return rows.map(strategyOf);
}

/** Markets in which grids run or wait. */
export async function findGridMarkets(q: Queryable): Promise<number[]> {
  const rows = await q.query<{ market: number }>(
    `select distinct market from grid.strategy where state in ('TO_RUN', 'RUNNING', 'SUSPENDED')`,
  );
  return rows.map(({ market }) => market);
}
