import { join } from 'node:path';
import { MINUTE_MS } from '../../core/src/calendar/durations.ts';
import { LocalTrading } from '../../server/src/engine/local-trading.ts';
import { coreTotals } from '../../server/src/engine/projection/core-totals.query.ts';
import { verifyJournal } from '../../server/src/engine/verify-journal.ts';
import { Ledger } from '../../server/src/ledger/ledger.ts';
import { SystemClock } from '../../server/src/platform/clock/clock.ts';
import { Db } from '../../server/src/platform/db/db.ts';
import type { PostgresConnection } from '../../server/src/platform/db/postgres/embedded-postgres.ts';
import { assertBaseSettings } from '../../server/src/platform/db/schema/base-settings.ts';
import { migrateBooks } from '../ledger/throw-away-books.ts';
import type { Load } from './load.ts';
import { type AskedOrder, callerOf, questionOf, readOrder, TRADED } from './order-line.ts';
import type { Verdict } from './verdict.ts';

/** Orders of many people in one market of the trading core. */
export const TRADING_LOAD: Load = {
  async open(postgres, isUnsafe = false) {
    await migrateBooks(postgres);
    const db = new Db({ ...postgres.connection(), database: 'postgres', role: 'bourse_app', poolMax: 2 });
    try {
      if (!isUnsafe) await assertBaseSettings(db);
      await db.query('insert into trading.asset select * from unnest($1::int[], $2::text[])', [[1, 2], TRADED]);
    } finally {
      await db.end();
    }
  },
  program: join(import.meta.dirname, 'trading-writer.ts'),
  async verify(connection, acknowledged) {
    const db = new Db({ ...connection, database: 'postgres', poolMax: 6, statementTimeoutMs: 2 * MINUTE_MS });
    try {
      await recover(db, connection);
      return await look(db, acknowledged.map(readOrder));
    } finally {
      await db.end();
    }
  },
};

/** Lets a new core take over as after a restart: it reads rows and journal, and brings the rows up to date. */
async function recover(db: Db, connection: PostgresConnection): Promise<void> {
  await db.query('update platform.lease set until_at_ms = 1');
  const app = new Db({ ...connection, database: 'postgres', role: 'bourse_app', poolMax: 4 });
  const failures: Error[] = [];
  const failed = (error: Error) => void failures.push(error);
  const core = new LocalTrading({
    db: app,
    ledger: new Ledger(app),
    clock: new SystemClock(),
    holder: 'recovery',
    onFailed: failed,
  });
  try {
    await core.start();
    await core.stop();
  } finally {
    await app.end();
  }
  if (failures[0]) throw failures[0];
}

async function look(db: Db, acknowledged: readonly AskedOrder[]): Promise<Verdict> {
  const rows = await db.query<{ client_id: string; orders: (number | boolean)[][] }>(
    `select client_id, jsonb_agg(jsonb_build_array(id, account, is_buy, ticks, lots)) as orders
     from trading.order group by client_id`,
  );
  const found = new Map(rows.map((row) => [row.client_id, row.orders]));
  const known = new Set(acknowledged.map(({ clientId }) => clientId));
  const verdict = await verifyJournal(db);
  const books = await new Ledger(db, { ports: { trading: coreTotals } }).reconcile(db);
  const lists = await brokenLists(db);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((one) => !isThere(one, found.get(one.clientId))).map(({ clientId }) => clientId),
    doubled: [...found].filter(([, orders]) => orders.length > 1).map(([clientId]) => clientId),
    invented: invented([...found.keys()], known),
    differences: [...books.differences, ...lists, ...(verdict.isRight ? [] : [verdict])],
    isWhole: verdict.isRight,
  };
}

function isThere(one: AskedOrder, orders: readonly (number | boolean)[][] | undefined): boolean {
  const wanted = [one.lots, one.orLots].map((lots) =>
    JSON.stringify([one.orderId, one.account, one.isBuy, one.ticks, lots]),
  );
  return orders?.some((order) => wanted.includes(JSON.stringify(order))) ?? false;
}

/** Orders nobody knows of. Each caller has one request under way, whose order or list may exist without having been told. */
function invented(there: readonly string[], known: ReadonlySet<string>): string[] {
  const open = new Map<string, string>();
  return there.filter((clientId) => {
    if (known.has(clientId)) return false;
    const question = open.get(callerOf(clientId));
    if (question === undefined) open.set(callerOf(clientId), questionOf(clientId));
    return question !== undefined && question !== questionOf(clientId);
  });
}

/** Lists with a missing order, and pairs of alternatives of which one is open although the other has ended. */
async function brokenLists(db: Db): Promise<object[]> {
  return db.query(
    `select l.id as list, l.contingency, array_agg(coalesce(o.close_reason, 'open') order by o.id) as orders
       from trading.order_list l left join trading."order" o on o.list_id = l.id
      group by l.id
     having count(o.id) <> case l.contingency when 'otoco' then 3 else 2 end
         or l.contingency <> 'oto' and count(distinct o.closed_at_ms is null)
              filter (where l.contingency = 'oco' or o.id > l.id + 1) > 1`,
  );
}
