import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestExchange, testExchange } from '../../server/test/test-exchange.ts';
import { runHostile } from './hostile-run.ts';
import { HOSTILE_COUNT } from './hostile-values.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
});
afterAll(() => exchange.close());

it('no hostile value gets a fault, changes the books, or leaves its field unnamed', async () => {
  expect(HOSTILE_COUNT).toBeGreaterThanOrEqual(1_000);
  const before = await exchange.reconcile();
  // Everything through HTTP: `npm run -s fuzz -- --only hostile`.
  const report = await runHostile({
    server: exchange.server,
    cookiesFor: (endpoint) => exchange.cookieFor(endpoint),
    refusedEvery: 12,
    takenEvery: 6,
  });
  const after = await exchange.reconcile();
  expect(report.faults.slice(0, 5)).toEqual([]);
  expect(report.unnamed.slice(0, 5)).toEqual([]);
  const { requests, shapeTries, fields } = report;
  expect(requests + shapeTries).toBeGreaterThan(fields * 800);
  expect(requests).toBeGreaterThan(fields * 100);
  expect(after.differences).toEqual([]);
  expect(after.assets).toEqual(before.assets);
}, 600_000);
