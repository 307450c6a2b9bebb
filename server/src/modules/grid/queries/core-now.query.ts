import type { Queryable } from '../../../platform/db/db.ts';

/** An account's balance of one coin in the trading core, in minor units. */
export interface CoreBalance {
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/** Balances in the trading core, by account and coin. */
export async function findCoreBalances(
  q: Queryable,
  accounts: readonly number[],
): Promise<ReadonlyMap<string, CoreBalance>> {
  const rows = await q.query<{ account: string; asset: string; available_minor: string; held_minor: string }>(
    `select b.account, n.asset, b.available_minor, b.held_minor
       from trading.balance b join trading.asset n on n.number = b.asset where b.account = any ($1::bigint[])`,
    [accounts],
  );
  return new Map(
    rows.map((row) => [
      `${row.account}:${row.asset}`,
      { availableMinor: BigInt(row.available_minor), heldMinor: BigInt(row.held_minor) },
    ]),
  );
}

/** An ended order of a grid, with what grids need of it. */
export interface EndedOrder {
  readonly orderId: number;
  readonly account: number;
  readonly clientId: string;
  readonly isBuy: boolean;
  readonly tradedLots: number;
  readonly tradedUnits: bigint;
  readonly feeMinor: bigint;
  readonly isFilled: boolean;
  readonly atMs: number;
}

interface OrderRow {
  readonly id: string;
  readonly account: string;
  readonly client_id: string;
  readonly is_buy: boolean;
  readonly traded_lots: string;
  readonly traded_units: string;
  readonly fee_minor: string;
  readonly close_reason: string | null;
  readonly updated_at_ms: string;
}
const COLUMNS = `o.id, o.account, o.client_id, o.is_buy, o.traded_lots, o.traded_units, o.fee_minor, o.close_reason, o.updated_at_ms`;

const endedOf = (row: OrderRow): EndedOrder => ({
  orderId: Number(row.id),
  account: Number(row.account),
  clientId: row.client_id,
  isBuy: row.is_buy,
  tradedLots: Number(row.traded_lots),
  tradedUnits: BigInt(row.traded_units),
  feeMinor: BigInt(row.fee_minor),
  isFilled: row.close_reason === 'filled',
  atMs: Number(row.updated_at_ms),
});

/** The order of an account with a client id, if it has ended. */
export async function findEndedOrder(q: Queryable, account: number, clientId: string): Promise<EndedOrder | null> {
  const rows = await q.query<OrderRow>(
    `select ${COLUMNS} from trading.order o where o.account = $1 and o.client_id = $2 and o.closed_at_ms is not null
      order by o.id desc limit 1`,
    [account, clientId],
  );
  return rows[0] ? endedOf(rows[0]) : null;
}

/** Trades of an account's orders that are in no fill yet, whichever way the orders ended. */
export async function findUntoldOrders(q: Queryable, gridId: string, account: number): Promise<EndedOrder[]> {
  const rows = await q.query<OrderRow>(
    `select ${COLUMNS} from trading.order o
      where o.account = $2 and o.closed_at_ms is not null and o.traded_lots > 0
        and not exists (select 1 from grid.fill f where f.grid_id = $1 and f.order_id = o.id)
      order by o.id`,
    [gridId, account],
  );
  return rows.map(endedOf);
}

/**
 * Orders of these grids that have ended and were not answered: what the steps of the projection would have told, read
 * from the rows. It is asked at the start and where a step was missed.
 */
export async function findUnansweredOrders(q: Queryable, gridIds: readonly string[]): Promise<EndedOrder[]> {
  if (gridIds.length === 0) return [];
  const rows = await q.query<OrderRow>(
    `select ${COLUMNS} from grid.strategy s
       join grid.cell c on c.grid_id = s.id and c.state in ('TO_PLACE', 'PLACED')
       join trading.order o on o.account = s.account and o.client_id = 'g:' || c.cell || ':' || c.turn
      where s.id = any ($1::uuid[]) and s.state in ('RUNNING', 'SUSPENDED') and o.closed_at_ms is not null
      order by o.updated_at_ms, o.id`,
    [gridIds],
  );
  return rows.map(endedOf);
}

/** Whether an account still has open orders. */
export async function hasOpenOrders(q: Queryable, account: number): Promise<boolean> {
  const rows = await q.query('select 1 from trading.order o where o.account = $1 and o.closed_at_ms is null limit 1', [
    account,
  ]);
  return rows.length > 0;
}

/** The ids of those movements of an account's money that the trading core has carried out. */
export async function findMoved(q: Queryable, account: number, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await q.query<{ transfer_id: string }>(
    'select transfer_id from trading.transfer where account = $1 and transfer_id = any ($2::text[])',
    [account, ids],
  );
  return new Set(rows.map((row) => row.transfer_id));
}
