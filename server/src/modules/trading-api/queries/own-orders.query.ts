import { ORDER_COLUMNS, type OrderColumns, orderOfColumns } from '../../../engine/projection/told-rows.ts';
import type { OrderNow } from '../../../engine/trading.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** One order of an account, by its id or by the client's; if several have the client's id, the latest. */
export async function findOrder(
  q: Queryable,
  wanted:
    | { readonly account: number; readonly orderId: number }
    | { readonly account: number; readonly clientId: string },
): Promise<OrderNow | null> {
  const [sql, value] =
    'orderId' in wanted
      ? [`select ${ORDER_COLUMNS} from trading.order o where account = $1 and id = $2`, wanted.orderId]
      : [
          `select ${ORDER_COLUMNS} from trading.order o where account = $1 and client_id = $2 and client_id <> ''
           order by id desc limit 1`,
          wanted.clientId,
        ];
  const [row] = await q.query<OrderColumns>(sql, [wanted.account, value]);
  return row ? orderOfColumns(row) : null;
}

/** Open orders and waiting stops of an account, oldest first; in one market, or in all if it is null. */
export async function findOpenOrders(q: Queryable, account: number, market: number | null): Promise<OrderNow[]> {
  const rows = await q.query<OrderColumns>(
    `select ${ORDER_COLUMNS} from trading.order o
     where account = $1 and closed_at_ms is null and ($2::int is null or market = $2) order by id`,
    [account, market],
  );
  return rows.map(orderOfColumns);
}

/** Orders of an account with these ids, oldest first. */
export async function findOrdersByIds(q: Queryable, account: number, ids: readonly number[]): Promise<OrderNow[]> {
  const rows = await q.query<OrderColumns>(
    `select ${ORDER_COLUMNS} from trading.order o where account = $1 and id = any ($2::bigint[]) order by id`,
    [account, ids],
  );
  return rows.map(orderOfColumns);
}

/**
 * Orders of an account in a market, oldest first: from an id on, or else the latest ones.
 *
 * @param fromMs,  toMs range of the time of acceptance; null for no limit
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
  const rows = await q.query<OrderColumns>(
    `select ${ORDER_COLUMNS} from trading.order o
     where account = $1 and market = $2 and id >= coalesce($3::bigint, 0)
       and ($4::bigint is null or created_at_ms >= $4) and ($5::bigint is null or created_at_ms <= $5)
     order by id ${isOnwards ? 'asc' : 'desc'} limit $6`,
    [wanted.account, wanted.market, wanted.fromId, wanted.fromMs, wanted.toMs, wanted.limit],
  );
  const orders = rows.map(orderOfColumns);
  return isOnwards ? orders : orders.reverse();
}

/** The highest id of an order that has a row; 0 if there is none. */
export async function findLatestOrderId(q: Queryable): Promise<number> {
  const [row] = await q.query<{ id: string | null }>('select max(id) as id from trading.order');
  return Number(row?.id ?? 0);
}
