import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../../../platform/db/test-database.ts';
import { readMarketData } from '../queries/market-data/market-data.query.ts';

const NOW_MS = 200_000 * MINUTE_MS;
const PRINTS = 50;

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
  await t.ownerDb.query(`insert into trading.asset (number, asset) values (1, 'BTC3L'), (2, 'USDT')`);
  await t.ownerDb.query(
    `insert into trading.market (market, base, quote, lot_minor, unit_minor, min_notional_units, band_ppm, is_halted,
       reference_ticks, last_ticks, trade_count)
     values (7, 1, 2, 1, 1, 1, 0, false, 0, 5, 100000)`,
  );
  await t.ownerDb.query(
    `insert into trading.kline (market, step, open_at_ms, open_ticks, high_ticks, low_ticks, close_ticks, trade_count, base_lots,
       quote_minor, taker_buy_lots, taker_buy_quote_minor)
     select 7, '1m', n::bigint * ${MINUTE_MS}, 5, 5, 5, 5, 1, 1, 1, 1, 1 from generate_series(1, 200000) n`,
  );
  await t.ownerDb.query(
    `insert into trading.trade (market, trade_id, at_ms, sequence, ticks, lots, is_buyer_taker, maker_order, taker_order,
       maker_account, taker_account, maker_fee_minor, taker_fee_minor, maker_fee_version, taker_fee_version)
     select 7, n, n, n, 5, 1, true, 1, 2, 3, 4, 0, 0, 1, 1 from generate_series(1, 100000) n`,
  );
  await t.ownerDb.query(
    `insert into spot.leveraged_token (token, underlying, leverage, daily_fee_ppm, created_at_ms) values ('BTC3L', 'BTC', 3, 1, 1)`,
  );
  await t.ownerDb.query(
    `insert into spot.token_merge (id, token, ratio, state, announced_at_ms, due_at_ms, booked_at_ms, booked_sequence)
     values ('00000000-0000-4000-8000-000000000001', 'BTC3L', 100, 'done', 1, 2, ${NOW_MS}, 100000)`,
  );
  await t.ownerDb.query('analyze trading.kline, trading.trade, trading.market, spot.token_merge');
});
afterAll(() => t.close());

interface Plan {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

/** How many blocks the statements of a reading look at that ask a table. */
async function blocksOf(table: string): Promise<number> {
  let sum = 0;
  const counting = (tx: Tx): Tx => ({
    ...tx,
    async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
      if (text.includes(table)) {
        const told = `explain (analyze, buffers, format json) ${text}`;
        const [row] = await tx.query<{ 'QUERY PLAN': readonly Plan[] }>(told, values);
        const { Plan: plan } = row!['QUERY PLAN'][0]!;
        sum += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      }
      return tx.query<Row>(text, values);
    },
  });
  const db = Object.assign(Object.create(t.db) as Db, {
    tx: <Value>(work: (tx: Tx) => Promise<Value>) => t.db.tx((tx) => work(counting(tx))),
  });
  const data = await readMarketData(db, { sinceMs: NOW_MS - DAY_MS, printCount: PRINTS });
  expect(data.minutes.length).toBeGreaterThanOrEqual(1_440);
  expect(data.prints).toEqual([]);
  return sum;
}

test('market data starts by reading the last day alone, however old the charts are', async () => {
  expect(await blocksOf('trading.kline')).toBeLessThan(150);
});

test('a merge does not make it look for trades behind those that it shows', async () => {
  expect(await blocksOf('trading.trade')).toBeLessThan(50);
});
