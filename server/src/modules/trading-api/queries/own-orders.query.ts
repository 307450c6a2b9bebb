import type { OrderNow } from '../../../engine/trading.ts';
import type { Queryable } from '../../../platform/db/db.ts';

interface Row {
  id: string;
  account: string;
  market: number;
  is_buy: boolean;
  is_market: boolean;
  time_in_force: OrderNow['timeInForce'];
  is_post_only: boolean;
  trigger: OrderNow['trigger'];
  is_waiting: boolean;
  ticks: number;
  stop_ticks: number;
  lots: string;
  quote_units: string;
  client_id: string;
  traded_lots: string;
  traded_units: string;
  fee_minor: string;
  close_reason: OrderNow['closeReason'];
  created_at_ms: string;
  updated_at_ms: string;
}

const COLUMNS = `id, account, market, is_buy, is_market, time_in_force, is_post_only, trigger, is_waiting, ticks, stop_ticks,
  lots, quote_units, client_id, traded_lots, traded_units, fee_minor, close_reason, created_at_ms, updated_at_ms`;

const orderOf = (row: Row): OrderNow => ({
  id: Number(row.id),
  account: Number(row.account),
  market: row.market,
  isBuy: row.is_buy,
  isMarket: row.is_market,
  timeInForce: row.time_in_force,
  isPostOnly: row.is_post_only,
  trigger: row.trigger,
  isWaiting: row.is_waiting,
  ticks: row.ticks,
  stopTicks: row.stop_ticks,
  lots: Number(row.lots),
  quoteUnits: Number(row.quote_units),
  clientId: row.client_id,
  tradedLots: Number(row.traded_lots),
  tradedUnits: BigInt(row.traded_units),
  feeMinor: BigInt(row.fee_minor),
  closeReason: row.close_reason,
  createdAtMs: Number(row.created_at_ms),
  updatedAtMs: Number(row.updated_at_ms),
});

/** One order of an account, by its id or by its client's; of several with the same client's id the latest. */
export async function findOrder(
  q: Queryable,
  wanted:
    | { readonly account: number; readonly orderId: number }
    | { readonly account: number; readonly clientId: string },
): Promise<OrderNow | null> {
  const [sql, value] =
    'orderId' in wanted
      ? [`select ${COLUMNS} from trading.order where account = $1 and id = $2`, wanted.orderId]
      : [
          `select ${COLUMNS} from trading.order where account = $1 and client_id = $2 and client_id <> ''
           order by id desc limit 1`,
          wanted.clientId,
        ];
  const [row] = await q.query<Row>(sql, [wanted.account, value]);
  return row ? orderOf(row) : null;
}

/** Open orders and waiting stops of an account, oldest first; of one market or, with null, of all. */
export async function findOpenOrders(q: Queryable, account: number, market: number | null): Promise<OrderNow[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from trading.order
     where account = $1 and closed_at_ms is null and ($2::int is null or market = $2) order by id`,
    [account, market],
  );
  return rows.map(orderOf);
}

/** Orders of an account with these ids, oldest first. */
export async function findOrdersByIds(q: Queryable, account: number, ids: readonly number[]): Promise<OrderNow[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from trading.order where account = $1 and id = any ($2::bigint[]) order by id`,
    [account, ids],
  );
  return rows.map(orderOf);
}

/**
 * Orders of an account in a market, oldest first: those from an id on or, without one, the latest.
 *
 * @param fromMs, toMs  by the time of their acceptance; null for any
 */
export async function findAllOrders(
  q: Queryable,
  wanted: {
    readonly account: number;
    readonly market: number;
    readonly fromId: number | null;
    readonly fromMs: number | null;
    readonly toMs: number | null;
    readonly limit: number;
  },
): Promise<OrderNow[]> {
  const isOnwards = wanted.fromId !== null || wanted.fromMs !== null;
  const rows = await q.query<Row>(
    `select ${COLUMNS} from trading.order
     where account = $1 and market = $2 and id >= coalesce($3::bigint, 0)
       and ($4::bigint is null or created_at_ms >= $4) and ($5::bigint is null or created_at_ms <= $5)
     order by id ${isOnwards ? 'asc' : 'desc'} limit $6`,
    [wanted.account, wanted.market, wanted.fromId, wanted.fromMs, wanted.toMs, wanted.limit],
  );
  const orders = rows.map(orderOf);
  return isOnwards ? orders : orders.reverse();
}

/** The highest id of an order that has a row; 0 where there is none. */
export async function findLatestOrderId(q: Queryable): Promise<number> {
  const [row] = await q.query<{ id: string | null }>('select max(id) as id from trading.order');
  return Number(row?.id ?? 0);
}
