import type { Tx } from '../../../platform/db/db.ts';
import {
  type GridReason,
  type GridState,
  type GridStep,
  type Strategy,
  strategyOf,
} from '../queries/strategy.query.ts';

type NewStrategy = Pick<
  Strategy,
  | 'id'
  | 'uid'
  | 'number'
  | 'account'
  | 'requestId'
  | 'inputHash'
  | 'market'
  | 'mode'
  | 'lowerTicks'
  | 'upperTicks'
  | 'grids'
  | 'quoteMinor'
  | 'baseMinor'
  | 'feePpm'
  | 'triggerTicks'
  | 'triggerSide'
  | 'takeProfitTicks'
  | 'stopLossTicks'
  | 'sellsOnStop'
  | 'createdAtMs'
>;

/** Inserts a grid, which waits for its money. */
export async function insertStrategy(tx: Tx, row: NewStrategy): Promise<void> {
  await tx.query(
    `insert into grid.strategy (id, uid, number, account, request_id, input_hash, market, mode, lower_ticks, upper_ticks, grids,
       quote_minor, base_minor, fee_ppm, trigger_ticks, trigger_side, take_profit_ticks, stop_loss_ticks, sells_on_stop, state, step,
       step_at_ms, created_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, 'TO_RUN', 'FUNDING', $20, $20)`,
    [
      row.id,
      row.uid,
      row.number,
      row.account,
      row.requestId,
      row.inputHash,
      row.market,
      row.mode,
      row.lowerTicks,
      row.upperTicks,
      row.grids,
      row.quoteMinor.toString(),
      row.baseMinor.toString(),
      row.feePpm,
      row.triggerTicks,
      row.triggerSide,
      row.takeProfitTicks,
      row.stopLossTicks,
      row.sellsOnStop,
      row.createdAtMs,
    ],
  );
}

/**
 * Deletes a grid if none of its money has moved.
 *
 * @param stepAtMs  the caller's claim on bringing its money: if another process has taken over, the grid stays
 * @returns         whether it was deleted
 */
export async function deleteStrategy(tx: Tx, id: string, stepAtMs: number): Promise<boolean> {
  const rows = await tx.query(
    `delete from grid.strategy where id = $1 and state = 'TO_RUN' and step = 'FUNDING' and step_at_ms = $2 returning id`,
    [id, stepAtMs],
  );
  return rows.length === 1;
}

/** Takes over bringing a grid's money from a request that is too slow. @returns whether it could be taken over */
export async function claimFunding(tx: Tx, id: string, stepAtMs: number, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    `update grid.strategy set step_at_ms = $3 where id = $1 and step = 'FUNDING' and step_at_ms = $2 returning id`,
    [id, stepAtMs, nowMs],
  );
  return rows.length === 1;
}

/** Locks a grid, so that only one process decides its next step. */
export async function lockStrategy(tx: Tx, id: string): Promise<Strategy | null> {
  const rows = await tx.query<Record<string, string | number | boolean | null>>(
    'select s.* from grid.strategy s where s.id = $1 for update',
    [id],
  );
  return rows[0] ? strategyOf(rows[0]) : null;
}

/** What a step may change. Fields left out stay as they are. */
export interface StrategyChange {
  readonly state?: GridState;
  readonly step: GridStep | null;
  readonly reason?: GridReason;
  readonly startTicks?: number;
  readonly worstTicks?: number;
  readonly skip?: number;
  readonly lots?: number;
  readonly buyLots?: number;
  readonly investmentMinor?: bigint;
  readonly sells?: boolean;
  readonly stopLots?: number;
  readonly returnedQuoteMinor?: bigint;
  readonly returnedBaseMinor?: bigint;
  readonly endTicks?: number;
  readonly startedAtMs?: number;
  readonly endedAtMs?: number;
}

/**
 * Moves a grid from one step to the next.
 *
 * @returns false if it is at another step by now, because another process was faster or it was stopped
 */
export async function moveStrategy(
  tx: Tx,
  from: Pick<Strategy, 'id' | 'state' | 'step'>,
  change: StrategyChange,
  nowMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `update grid.strategy set state = coalesce($4, state), step = $5, step_at_ms = $6, reason = coalesce($7, reason),
       start_ticks = coalesce($8, start_ticks), worst_ticks = coalesce($9, worst_ticks), skip = coalesce($10, skip),
       lots = coalesce($11, lots), buy_lots = coalesce($12, buy_lots), investment_minor = coalesce($13, investment_minor),
       sells = coalesce($14, sells), stop_lots = coalesce($15, stop_lots),
       returned_quote_minor = coalesce($16, returned_quote_minor), returned_base_minor = coalesce($17, returned_base_minor),
       end_ticks = coalesce($18, end_ticks), started_at_ms = coalesce($19, started_at_ms), ended_at_ms = coalesce($20, ended_at_ms)
      where id = $1 and state = $2 and step is not distinct from $3 returning id`,
    [
      from.id,
      from.state,
      from.step,
      change.state ?? null,
      change.step,
      nowMs,
      change.reason ?? null,
      change.startTicks ?? null,
      change.worstTicks ?? null,
      change.skip ?? null,
      change.lots ?? null,
      change.buyLots ?? null,
      change.investmentMinor?.toString() ?? null,
      change.sells ?? null,
      change.stopLots ?? null,
      change.returnedQuoteMinor?.toString() ?? null,
      change.returnedBaseMinor?.toString() ?? null,
      change.endTicks ?? null,
      change.startedAtMs ?? null,
      change.endedAtMs ?? null,
    ],
  );
  return rows.length === 1;
}

/** Postpones a step that cannot be taken now until after the others. */
export async function putOffStep(tx: Tx, id: string, atMs: number): Promise<void> {
  await tx.query('update grid.strategy set step_at_ms = $2 where id = $1 and step is not null', [id, atMs]);
}

/** Replaces the exits. Prices from before this moment do not count for them. */
export async function setExits(
  tx: Tx,
  id: string,
  exits: {
    readonly takeProfitTicks: number | null;
    readonly stopLossTicks: number | null;
    readonly sellsOnStop: boolean;
  },
  nowMs: number,
): Promise<void> {
  await tx.query(
    `update grid.strategy set take_profit_ticks = $2, stop_loss_ticks = $3, sells_on_stop = $4,
       step_at_ms = case when step is null then $5 else step_at_ms end where id = $1`,
    [id, exits.takeProfitTicks, exits.stopLossTicks, exits.sellsOnStop, nowMs],
  );
}

/** Adds what matched pairs earned. */
export async function addPairs(
  tx: Tx,
  sums: ReadonlyMap<string, { readonly pairs: number; readonly profitMinor: bigint }>,
): Promise<void> {
  if (sums.size === 0) return;
  const rows = [...sums];
  await tx.query(
    `update grid.strategy s set pairs = s.pairs + p.pairs, grid_profit_minor = s.grid_profit_minor + p.profit_minor
       from unnest($1::uuid[], $2::int[], $3::numeric[]) as p (id, pairs, profit_minor) where s.id = p.id`,
    [
      rows.map(([id]) => id),
      rows.map(([, { pairs }]) => pairs),
      rows.map(([, { profitMinor }]) => profitMinor.toString()),
    ],
  );
}

/**
 * Halts the grids of halted markets, and wakes those of markets that are open again. @returns the grids that changed
 */
export async function followMarkets(tx: Tx, nowMs: number): Promise<{ readonly uid: string; readonly id: string }[]> {
  const halted = await tx.query<{ uid: string; id: string }>(
    `update grid.strategy s set state = 'SUSPENDED', step_at_ms = $1
      where s.state = 'RUNNING' and s.step is null
        and s.market = any (array(select market from trading.market where is_halted or taken_for <> 0)) returning s.uid, s.id`,
    [nowMs],
  );
  const woken = await tx.query<{ uid: string; id: string }>(
    `update grid.strategy s set state = 'RUNNING', step_at_ms = $1
      where s.state = 'SUSPENDED' and s.step is null
        and s.market = any (array(select market from trading.market where not is_halted and taken_for = 0)) returning s.uid, s.id`,
    [nowMs],
  );
  return [...halted, ...woken];
}

/** Records how far trades have been answered. */
export async function noteProgress(tx: Tx, sequence: number): Promise<void> {
  await tx.query('update grid.progress set sequence = greatest(sequence, $1)', [sequence]);
}
