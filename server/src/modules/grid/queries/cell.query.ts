import type { Cell } from '@bourse/core/grid/cell.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';

export type WaitReason = 'BAND' | 'FUNDS' | 'HALT' | 'SELF';

/** A cell as stored, with what placing its order needs of its grid. */
export interface CellRow extends Cell {
  readonly gridId: string;
  readonly uid: string;
  readonly account: number;
  readonly market: number;
  /** How much each order of the grid buys or sells. */
  readonly lots: number;
  readonly buyTicks: number;
  readonly sellTicks: number;
  /** The level at which its order is, one of the cell's two. */
  readonly ticks: number;
  readonly doneLots: number;
  readonly doneQuoteMinor: bigint;
  readonly doneFeeMinor: bigint;
  readonly state: 'TO_PLACE' | 'PLACED' | 'WAITING';
  readonly waitReason: WaitReason | null;
}

interface Row {
  readonly grid_id: string;
  readonly uid: string;
  readonly account: string;
  readonly market: number;
  readonly lots: string;
  readonly cell: number;
  readonly side: 'buy' | 'sell';
  readonly ticks: number;
  readonly turn: number;
  readonly paired_minor: string | null;
  readonly done_lots: string;
  readonly done_quote_minor: string;
  readonly done_fee_minor: string;
  readonly state: CellRow['state'];
  readonly wait_reason: WaitReason | null;
  readonly buy_ticks: number;
  readonly sell_ticks: number;
}
const COLUMNS = `c.grid_id, s.uid, s.account, c.market, s.lots, c.cell, c.side, c.buy_ticks, c.sell_ticks, c.ticks, c.turn, c.paired_minor,
  c.done_lots, c.done_quote_minor, c.done_fee_minor, c.state, c.wait_reason`;

const cellOf = (row: Row): CellRow => ({
  gridId: row.grid_id,
  uid: row.uid,
  account: Number(row.account),
  market: row.market,
  lots: Number(row.lots),
  buyTicks: row.buy_ticks,
  sellTicks: row.sell_ticks,
  cell: row.cell,
  side: row.side,
  ticks: row.ticks,
  turn: row.turn,
  pairedMinor: row.paired_minor === null ? null : BigInt(row.paired_minor),
  doneLots: Number(row.done_lots),
  doneQuoteMinor: BigInt(row.done_quote_minor),
  doneFeeMinor: BigInt(row.done_fee_minor),
  state: row.state,
  waitReason: row.wait_reason,
});

/** Locks cells of running grids by account, number and turn, in a fixed order, so that each order is answered once. */
export async function lockCells(
  tx: Tx,
  names: readonly { readonly account: number; readonly cell: number; readonly turn: number }[],
): Promise<CellRow[]> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS} from unnest($1::bigint[], $2::int[], $3::int[]) as n (account, cell, turn)
       join grid.strategy s on s.account = n.account
       join grid.cell c on c.grid_id = s.id and c.cell = n.cell and c.turn = n.turn
      where s.state in ('RUNNING', 'SUSPENDED')
      order by c.grid_id, c.cell for update of c`,
    [names.map(({ account }) => account), names.map(({ cell }) => cell), names.map(({ turn }) => turn)],
  );
  return rows.map(cellOf);
}

export async function findCells(q: Queryable, gridId: string): Promise<CellRow[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from grid.cell c join grid.strategy s on s.id = c.grid_id where c.grid_id = $1 order by c.cell`,
    [gridId],
  );
  return rows.map(cellOf);
}

/** People whose orders wait for a market to open, or for the end of a freeze. */
export async function findHaltedPeople(q: Queryable, market: number): Promise<string[]> {
  const rows = await q.query<{ uid: string }>(
    `select distinct s.uid from grid.cell c join grid.strategy s on s.id = c.grid_id
      where c.state = 'WAITING' and c.market = $1 and c.wait_reason = 'HALT'`,
    [market],
  );
  return rows.map(({ uid }) => uid);
}

/** Cells of running grids whose order must be placed, longest waiting first. */
export async function findCellsToPlace(q: Queryable, limit: number): Promise<CellRow[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from grid.cell c join grid.strategy s on s.id = c.grid_id
      where c.state = 'TO_PLACE' and s.state = 'RUNNING' and s.step is null
      order by c.updated_at_ms, c.grid_id, c.cell limit $1`,
    [limit],
  );
  return rows.map(cellOf);
}

/** Which of the cells' orders the trading core has already accepted, by grid and cell. */
export async function findPlaced(q: Queryable, cells: readonly CellRow[]): Promise<ReadonlySet<string>> {
  const rows = await q.query<{ account: string; cell: number }>(
    `select n.account, n.cell from unnest($1::bigint[], $2::int[], $3::int[]) as n (account, cell, turn)
      where exists (select 1 from trading.order o
                     where o.account = n.account and o.client_id = 'g:' || n.cell || ':' || n.turn)`,
    [cells.map(({ account }) => account), cells.map(({ cell }) => cell), cells.map(({ turn }) => turn)],
  );
  return new Set(rows.map(({ account, cell }) => `${account}:${cell}`));
}

/** How much of each cell's present order has traded, according to the rows of the trading core. */
export async function findCellOrders(
  q: Queryable,
  cells: readonly Pick<CellRow, 'account' | 'cell' | 'turn'>[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await q.query<{ cell: number; traded_lots: string }>(
    `select n.cell, o.traded_lots from unnest($1::bigint[], $2::int[], $3::int[]) as n (account, cell, turn)
       join trading.order o on o.account = n.account and o.client_id = 'g:' || n.cell || ':' || n.turn
      where o.closed_at_ms is null`,
    [cells.map(({ account }) => account), cells.map(({ cell }) => cell), cells.map(({ turn }) => turn)],
  );
  return new Map(rows.map((row) => [row.cell, Number(row.traded_lots)]));
}
