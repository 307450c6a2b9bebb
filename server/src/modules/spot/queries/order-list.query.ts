import type { Contingency } from '@bourse/core/trading/command.ts';
import { ORDER_COLUMNS, type OrderColumns, orderOfColumns } from '../../../engine/projection/told-rows.ts';
import type { OrderNow } from '../../../engine/trading.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** A list with its orders, sorted by id. */
export interface ListedOrders {
  readonly id: number;
  readonly account: number;
  readonly market: number;
  readonly contingency: Contingency;
  readonly clientId: string;
  readonly createdAtMs: number;
  readonly orders: readonly OrderNow[];
}

interface ListColumns {
  readonly id: string;
  readonly account: string;
  readonly market: number;
  readonly contingency: Contingency;
  readonly client_id: string;
  readonly created_at_ms: string;
}

const LIST_COLUMNS = 'l.id, l.account, l.market, l.contingency, l.client_id, l.created_at_ms';
/** The most orders of a list: their ids follow that of the list. */
const ORDERS_MAX = 3;

/** Which lists of an account to find. */
export interface ListFilter {
  readonly account: number;
  readonly fromId: number | null;
  readonly fromMs: number | null;
  readonly toMs: number | null;
  readonly limit: number;
}

/** Lists of an account, oldest first: from an id or a time on, or else the latest ones. */
export async function findLists(q: Queryable, { account, fromId, fromMs, toMs, limit }: ListFilter) {
  const isOnwards = fromId !== null || fromMs !== null;
  const rows = await q.query<ListColumns>(
    `select ${LIST_COLUMNS} from trading.order_list l
      where l.account = $1 and l.id >= coalesce($2::bigint, 0)
        and ($3::bigint is null or l.created_at_ms >= $3) and ($4::bigint is null or l.created_at_ms <= $4)
      order by l.id ${isOnwards ? 'asc' : 'desc'} limit $5`,
    [account, fromId, fromMs, toMs, limit],
  );
  return withOrders(q, isOnwards ? rows : rows.reverse());
}

/** Lists of an account with an order that is open or waits for its turn, oldest first. */
export async function findOpenLists(q: Queryable, account: number): Promise<ListedOrders[]> {
  const rows = await q.query<ListColumns>(
    `select ${LIST_COLUMNS} from trading.order_list l
      where l.id in (select list_id from trading.order where account = $1 and closed_at_ms is null and list_id > 0)
      order by l.id`,
    [account],
  );
  return withOrders(q, rows);
}

/** A list of an account, by its id or by the caller's; if several have the caller's id, the latest. */
export async function findList(
  q: Queryable,
  { account, ...wanted }: { readonly account: number } & ({ readonly listId: number } | { readonly clientId: string }),
): Promise<ListedOrders | null> {
  const [condition, value] =
    'listId' in wanted ? ['l.id = $2', wanted.listId] : [`l.client_id = $2 and l.client_id <> ''`, wanted.clientId];
  const rows = await q.query<ListColumns>(
    `select ${LIST_COLUMNS} from trading.order_list l where l.account = $1 and ${condition} order by l.id desc limit 1`,
    [account, value],
  );
  const [list] = await withOrders(q, rows);
  return list ?? null;
}

/** Lists with these ids, of any account. */
export async function findListsByIds(q: Queryable, ids: readonly number[]): Promise<ListedOrders[]> {
  const rows = await q.query<ListColumns>(
    `select ${LIST_COLUMNS} from trading.order_list l where l.id = any ($1::bigint[]) order by l.id`,
    [ids],
  );
  return withOrders(q, rows);
}

async function withOrders(q: Queryable, rows: readonly ListColumns[]): Promise<ListedOrders[]> {
  if (rows.length === 0) return [];
  const places = Array.from({ length: ORDERS_MAX }, (_none, at) => at + 1);
  const ids = rows.flatMap(({ id }) => places.map((place) => Number(id) + place));
  const orders = await q.query<OrderColumns>(
    `select ${ORDER_COLUMNS} from trading.order o where o.id = any ($1::bigint[]) order by o.id`,
    [ids],
  );
  const known = orders.map(orderOfColumns);
  return rows.map((row) => ({
    id: Number(row.id),
    account: Number(row.account),
    market: row.market,
    contingency: row.contingency,
    clientId: row.client_id,
    createdAtMs: Number(row.created_at_ms),
    orders: known.filter(({ listId }) => listId === Number(row.id)),
  }));
}
