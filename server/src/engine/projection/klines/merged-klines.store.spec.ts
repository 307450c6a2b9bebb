import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/db/test-database.ts';
import { findLastCloses, type KlinePlace, mergeKlines } from './merged-klines.ts';

const COUNT = 100_000;

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
  await t.ownerDb.query(
    `insert into trading.kline (market, step, open_at_ms, open_ticks, high_ticks, low_ticks, close_ticks, trade_count, base_lots,
       quote_minor, taker_buy_lots, taker_buy_quote_minor)
     select 7, '1m', n::bigint * 60000, 5, 9, 4, 6, 1, 250, 1, 199, 1 from generate_series(1, ${COUNT}) n`,
  );
});
afterAll(() => t.close());

test('charts are counted anew page by page, and a page that was cut off is done again', async () => {
  let after: KlinePlace | null = null;
  let pages = 0;
  const page = (from: KlinePlace | null) =>
    t.db.tx((tx) => mergeKlines(tx, { market: 7, ratio: 100, after: from, limit: 30_000 }));
  for (let last = await page(null); last; last = await page(after)) {
    after = last;
    pages += 1;
    const cut = t.db.tx(async (tx) => {
      await mergeKlines(tx, { market: 7, ratio: 100, after, limit: 30_000 });
      throw new Error('the process has died');
    });
    await expect(cut).rejects.toThrow('died');
  }
  expect([pages, after]).toEqual([4, { step: '1m', openAtMs: COUNT * 60_000 }]);
  const rows = await t.db.query(
    `select count(*)::int as count, open_ticks::int, high_ticks::int, low_ticks::int, close_ticks::int, base_lots::int,
       taker_buy_lots::int from trading.kline group by 2, 3, 4, 5, 6, 7`,
  );
  expect(rows).toEqual([
    {
      count: COUNT,
      open_ticks: 500,
      high_ticks: 900,
      low_ticks: 400,
      close_ticks: 600,
      base_lots: 2,
      taker_buy_lots: 1,
    },
  ]);
  expect(await findLastCloses(t.db, [7, 8])).toEqual(new Map([[7, 600]]));
});
