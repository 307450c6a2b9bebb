import { ORDER_COLUMNS, type OrderColumns, orderOfColumns } from '../../../engine/projection/told-rows.ts';
import type { OrderNow } from '../../../engine/trading.ts';
import type { Queryable } from '../../../platform/db/db.ts';

type OrderType = 'limit' | 'market' | 'stop-limit' | 'stop-market';
/** How an order ended, in words for people. */
export type EndStatus = 'completed' | 'cancelled' | 'invalid';

export interface OrderFilter {
  readonly account: number;
  readonly market?: number | undefined;
  readonly side?: 'buy' | 'sell' | undefined;
  readonly type?: OrderType | undefined;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
}

/** SQL conditions of a filter on an order `o`. Values are $1 to $6; the range of time applies to `atMs`. */
export const orderConditions = (atMs: string): string => `o.account = $1 and ($2::int is null or o.market = $2)
  and ($3::boolean is null or o.is_buy = $3)
  and ($4::text is null or $4 = case when o.trigger = 'none' then '' else 'stop-' end || case when o.is_market then 'market' else 'limit' end)
  and ($5::bigint is null or ${atMs} >= $5) and ($6::bigint is null or ${atMs} <= $6)`;

export const orderValues = (filter: OrderFilter): readonly unknown[] => [
  filter.account,
  filter.market ?? null,
  filter.side === undefined ? null : filter.side === 'buy',
  filter.type ?? null,
  filter.fromMs ?? null,
  filter.toMs ?? null,
];

const EARLY_ENDS = `'cancelled', 'expired', 'selfTrade', 'outsideBand', 'listEnded', 'notPlaced'`;
/**
 * Orders that were never in the book: they expired before they traded, or met an order of their own account on arrival.
 */
const NEVER_WORKED = `(o.close_reason <> 'cancelled' and o.traded_lots = 0
  and (o.close_reason <> 'selfTrade' or o.closed_at_ms = o.created_at_ms))`;

const ENDED: Readonly<Record<EndStatus, string>> = {
  completed: `o.close_reason = 'filled'`,
  cancelled: `(o.close_reason in (${EARLY_ENDS}) and not ${NEVER_WORKED})`,
  invalid: `(o.close_reason in (${EARLY_ENDS}) and ${NEVER_WORKED})`,
};

/** Orders of an account, newest first, with ids below a given one. */
export async function findOrders(
  q: Queryable,
  list: OrderFilter & {
    readonly isOpen: boolean;
    readonly status?: EndStatus | undefined;
    readonly beforeId: number | null;
    readonly limit: number;
  },
): Promise<OrderNow[]> {
  const ended = list.status === undefined ? '' : `and ${ENDED[list.status]}`;
  const rows = await q.query<OrderColumns>(
    `select ${ORDER_COLUMNS} from trading.order o
     where ${orderConditions('o.created_at_ms')} and o.closed_at_ms is ${list.isOpen ? 'null' : 'not null'} ${ended}
       and ($7::bigint is null or o.id < $7)
     order by o.id desc limit $8`,
    [...orderValues(list), list.beforeId, list.limit],
  );
  return rows.map(orderOfColumns);
}

/** One order of an account; null for another account's. */
export async function findOrder(q: Queryable, account: number, id: number): Promise<OrderNow | null> {
  const rows = await q.query<OrderColumns>(
    `select ${ORDER_COLUMNS} from trading.order o where o.id = $1 and o.account = $2`,
    [id, account],
  );
  return rows[0] ? orderOfColumns(rows[0]) : null;
}

/** The latest order that an account placed under a client id. */
export async function findOrderByClientId(q: Queryable, account: number, clientId: string): Promise<OrderNow | null> {
  const rows = await q.query<OrderColumns>(
    `select ${ORDER_COLUMNS} from trading.order o where o.account = $1 and o.client_id = $2 and o.client_id <> ''
     order by o.id desc limit 1`,
    [account, clientId],
  );
  return rows[0] ? orderOfColumns(rows[0]) : null;
}

export interface AskedId {
  readonly account: number;
  readonly clientId: string;
}

/**
 * Finds which of these client ids are used by an order already, as `account:clientId`; one query for many.
 *
 * @param isOpen  looks only at open orders
 */
export async function findAskedIds(
  q: Queryable,
  asked: readonly AskedId[],
  isOpen: boolean,
): Promise<ReadonlySet<string>> {
  const rows = await q.query<{ account: string; client_id: string }>(
    `select o.account, o.client_id from unnest($1::bigint[], $2::text[]) as a (account, client_id)
     join trading.order o on o.account = a.account and o.client_id = a.client_id and o.client_id <> ''
      and (not $3::boolean or o.closed_at_ms is null)`,
    [asked.map(({ account }) => account), asked.map(({ clientId }) => clientId), isOpen],
  );
  return new Set(rows.map((row) => askedKey({ account: Number(row.account), clientId: row.client_id })));
}

/**
 * As long as no more ids than this were given out after an order, according to the rows, the core surely remembers its
 * client id. The core keeps 131,072, of which 100,000 may belong to commands that have no rows yet.
 */
const SURELY_REMEMBERED = 30_000;

/** The open order of an account with a client id that the core may have forgotten; null if there is none. */
export async function findForgottenOrder(q: Queryable, { account, clientId }: AskedId): Promise<number | null> {
  const [row] = await q.query<{ id: string }>(
    `select o.id from trading.order o, trading.progress p
      where o.account = $1 and o.client_id = $2 and o.client_id <> '' and o.closed_at_ms is null
        and p.next_id - o.id > ${SURELY_REMEMBERED}
      order by o.id desc limit 1`,
    [account, clientId],
  );
  return row ? Number(row.id) : null;
}

export const askedKey = ({ account, clientId }: AskedId): string => `${account}:${clientId}`;
