import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { CellRow, WaitReason } from '../queries/cell.query.ts';

type Written = Pick<
  CellRow,
  | 'gridId'
  | 'cell'
  | 'market'
  | 'side'
  | 'buyTicks'
  | 'sellTicks'
  | 'ticks'
  | 'turn'
  | 'pairedMinor'
  | 'doneLots'
  | 'doneQuoteMinor'
  | 'doneFeeMinor'
  | 'state'
  | 'waitReason'
>;

const valuesOf = (cells: readonly Written[]) => [
  cells.map(({ gridId }) => gridId),
  cells.map(({ cell }) => cell),
  cells.map(({ market }) => market),
  cells.map(({ side }) => side),
  cells.map(({ ticks }) => ticks),
  cells.map(({ turn }) => turn),
  cells.map(({ pairedMinor }) => pairedMinor?.toString() ?? null),
  cells.map(({ doneLots }) => doneLots),
  cells.map(({ doneQuoteMinor }) => doneQuoteMinor.toString()),
  cells.map(({ doneFeeMinor }) => doneFeeMinor.toString()),
  cells.map(({ state }) => state),
  cells.map(({ waitReason }) => waitReason),
  cells.map(({ buyTicks }) => buyTicks),
  cells.map(({ sellTicks }) => sellTicks),
];
const AS_ROWS = `unnest($1::uuid[], $2::int[], $3::int[], $4::text[], $5::int[], $6::int[], $7::numeric[], $8::bigint[], $9::numeric[],
  $10::numeric[], $11::text[], $12::text[], $13::int[], $14::int[])
  as n (grid_id, cell, market, side, ticks, turn, paired_minor, done_lots, done_quote_minor, done_fee_minor, state, wait_reason,
    buy_ticks, sell_ticks)`;

/**
 * Makes the statement's transaction durable with whatever is written next, instead of by a write to the disk of its own:
 * people's orders would wait for each of these. What a crash of the database undoes is made again from the trading
 * core's rows, and the journal, whose transactions wait for the disk, never keeps an order whose cell was undone,
 * because the disk gets everything in the order in which it was committed.
 */
const DURABLE_LATER = `returning set_config('synchronous_commit', 'off', true)`;

export async function insertCells(tx: Tx, cells: readonly Written[], nowMs: number): Promise<void> {
  await tx.query(
    `insert into grid.cell (grid_id, cell, market, side, ticks, turn, paired_minor, done_lots, done_quote_minor, done_fee_minor,
       state, wait_reason, buy_ticks, sell_ticks, updated_at_ms)
     select n.*, $15 from ${AS_ROWS}`,
    [...valuesOf(cells), nowMs],
  );
}

/** Saves what follows from an ended order. The caller has locked the cells. */
export async function saveCells(tx: Tx, cells: readonly Written[], nowMs: number): Promise<void> {
  if (cells.length === 0) return;
  await tx.query(
    `update grid.cell c set side = n.side, ticks = n.ticks, turn = n.turn, paired_minor = n.paired_minor, done_lots = n.done_lots,
       done_quote_minor = n.done_quote_minor, done_fee_minor = n.done_fee_minor, state = n.state, wait_reason = n.wait_reason,
       updated_at_ms = $15
       from ${AS_ROWS} where c.grid_id = n.grid_id and c.cell = n.cell ${DURABLE_LATER}`,
    [...valuesOf(cells), nowMs],
  );
}

/** The trading core's answer to an order: it is placed, or must wait. */
export interface Answered extends Pick<CellRow, 'gridId' | 'cell' | 'turn'> {
  readonly waitReason: WaitReason | null;
}

/** Records answers for cells that are still at the turn that was asked for. */
export async function noteAnswers(q: Queryable, answers: readonly Answered[], nowMs: number): Promise<void> {
  if (answers.length === 0) return;
  await q.query(
    `update grid.cell c set state = case when n.wait_reason is null then 'PLACED' else 'WAITING' end, wait_reason = n.wait_reason,
       updated_at_ms = $5
       from unnest($1::uuid[], $2::int[], $3::int[], $4::text[]) as n (grid_id, cell, turn, wait_reason)
      where c.grid_id = n.grid_id and c.cell = n.cell and c.turn = n.turn and c.state <> 'PLACED' ${DURABLE_LATER}`,
    [
      answers.map(({ gridId }) => gridId),
      answers.map(({ cell }) => cell),
      answers.map(({ turn }) => turn),
      answers.map(({ waitReason }) => waitReason),
      nowMs,
    ],
  );
}

/** Wakes cells of these grids that waited for money, because some has come. */
export async function wakeCellsOf(tx: Tx, gridIds: readonly string[], nowMs: number): Promise<void> {
  await tx.query(
    `update grid.cell set state = 'TO_PLACE', wait_reason = null, updated_at_ms = $2
      where grid_id = any ($1::uuid[]) and state = 'WAITING' and wait_reason = 'FUNDS'`,
    [gridIds, nowMs],
  );
}

/**
 * Wakes cells that can be placed again: their price is inside the market's band again, their market is open again, or
 * orders of their own grid that were in the way are gone.
 *
 * @param frozen  people whose orders are not placed now in any case
 * @returns       how many were woken
 */
export async function wakeCells(
  q: Queryable,
  market: {
    readonly market: number;
    readonly minTicks: number;
    readonly maxTicks: number;
  },
  nowMs: number,
  limit: number,
  frozen: readonly string[],
): Promise<number> {
  const rows = await q.query(
    `update grid.cell c set state = 'TO_PLACE', wait_reason = null, updated_at_ms = $4
       from (select w.grid_id, w.cell from grid.cell w
              where w.state = 'WAITING' and w.market = $1
                and (w.wait_reason = 'BAND' and w.ticks between $2 and $3
                  or w.wait_reason = 'HALT' and not exists (
                    select 1 from grid.strategy s where s.id = w.grid_id and s.uid = any ($6::text[]))
                  or w.wait_reason = 'SELF' and not exists (
                    select 1 from grid.cell x where x.grid_id = w.grid_id and x.side <> w.side and x.state <> 'WAITING'
                       and case w.side when 'buy' then x.ticks <= w.ticks else x.ticks >= w.ticks end))
              order by w.grid_id, w.cell limit $5 for update skip locked) w
      where c.grid_id = w.grid_id and c.cell = w.cell returning 1`,
    [market.market, market.minTicks, market.maxTicks, nowMs, limit, frozen],
  );
  return rows.length;
}

export async function deleteCells(tx: Tx, gridId: string): Promise<void> {
  await tx.query('delete from grid.cell where grid_id = $1', [gridId]);
}
