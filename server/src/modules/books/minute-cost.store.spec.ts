import { afterAll, expect, test } from 'vitest';
import { Ledger } from '../../ledger/ledger.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { conversionProduct } from '../conversion/public.ts';
import { findBookedAbove, findUnbookedDeposits } from '../custody/queries/chain-custody.query.ts';
import { findOpenPayments } from '../custody/store/payment.store.ts';
import { spotProduct } from '../spot/public.ts';
import { reconcilePorts } from './reconcile-ports.ts';

/** What grows for ever. Of these a run of each minute may read what is new or open, by an index, and never everything. */
const HISTORY = [
  ...['ledger.entry', 'ledger.posting', 'ledger.hold', 'trading.order', 'trading.trade', 'trading.transfer'],
  ...[
    'wallet.deposit',
    'wallet.deposit_return',
    'wallet.claim',
    'wallet.payment',
    'wallet.payment_attempt',
    'wallet.coin',
  ],
  ...['wallet.withdrawal', 'wallet.transfer', 'conversion.run', 'conversion.quote_leg', 'recovery.deposit_case'],
];
const TABLES = HISTORY.map((name) => name.split('.')[1]).join('|');
const SEQUENTIAL = new RegExp(`Seq Scan on "?(${TABLES})\\b`);
const BY_INDEX = /(?:Index (?:Only )?Scan(?: Backward)? using|Bitmap Index Scan on) (\S+)/;

const t: TestDatabase = await testDatabase();
afterAll(() => t.close());

/** Indexes of all rows of these tables; others hold what is open only. */
async function wholeIndexes(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indpred is null and i.indrelid = any ($1::regclass[])`,
    [HISTORY.map((name) => name.replace('.order', '."order"'))],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Runs with tables that are read as a whole only where no index can answer. @returns where plans do, or read a whole index */
async function withoutIndex(run: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const slow: string[] = [];
  await t.db.tx(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    const whole = await wholeIndexes(tx);
    const isWhole = (before: string, line: string, next = '') => {
      const index = BY_INDEX.exec(line)?.[1];
      // A network has as many rows as there are, by and by.
      const isNarrow = next.includes('Index Cond:') && !/Index Cond: \(network = [^)]*\)$/.test(next);
      return (
        SEQUENTIAL.test(line) || (index !== undefined && whole.has(index) && !isNarrow && !before.includes('Limit'))
      );
    };
    const query = async (sql: string, values: readonly unknown[] = []) => {
      if (/^\s*(select|with)\b/i.test(sql)) {
        const plan = (await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values)).map(
          (row) => row['QUERY PLAN'],
        );
        const lines = plan
          .filter((line, at) => isWhole(plan[at - 1] ?? '', line, plan[at + 1]))
          .map((line) => line.trim());
        if (lines.length > 0) slow.push(`${lines.join('; ')}: ${sql.trim().slice(0, 200)}`);
      }
      return tx.query(sql, values);
    };
    await run(Object.assign(Object.create(tx) as object, { query }) as Tx);
  });
  return slow;
}

test('a run of each minute has an index for everything that it asks of what grows for ever', async () => {
  const spot = spotProduct({ catalog: { all: () => [], at: () => undefined } as never });
  const ledger = new Ledger(t.db, { ports: reconcilePorts(() => [spot, conversionProduct]) });
  expect(await withoutIndex((tx) => ledger.reconcile(tx))).toEqual([]);
  expect(await withoutIndex((tx) => ledger.reconcile(tx, { isWhole: true })), 'the spec would see it').not.toEqual([]);
});

test('and so has what it asks of payments and deposits before it asks a chain', async () => {
  await t.ownerDb.query(
    `insert into wallet.payment (id, kind, ref, network, asset, from_address, from_path, to_address, amount_minor, sequence,
       reservation, fee_asset, fee_minor_max, state, mined_height, mined_is_paid, fee_minor, settled_at_ms, created_at_ms, attempt_at_ms, updated_at_ms)
     select gen_random_uuid(), 'gas', n, 'eth', 'ETH', 'hot', 'm', 'b', 1, n, '{}', 'ETH', 1, 'CONFIRMED', n, true, 1, 1, 1, 1, 1
       from generate_series(1, 3000) n`,
  );
  await t.ownerDb.query(
    `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, block_height,
       credit_at, unlock_at, state, entry_id, detected_at_ms, completed_at_ms, updated_at_ms)
     select gen_random_uuid(), 'user', n, 'eth', 'ETH', n, n, '', 1, n, 1, 1, 'COMPLETED', n, 1, 1, 1 from generate_series(1, 3000) n`,
  );
  await t.ownerDb.query('analyze wallet.payment, wallet.deposit');
  const asked = async (tx: Tx) => {
    await findUnbookedDeposits(tx, 'eth');
    await findBookedAbove(tx, 'eth', 2_990);
    await findOpenPayments(tx, 'eth');
  };
  expect(await withoutIndex(asked)).toEqual([]);
});
