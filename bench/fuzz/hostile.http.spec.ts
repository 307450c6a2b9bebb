import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestExchange, testExchange } from '../../server/src/boot/test-exchange.ts';
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
  // All values for the fields of staff too: `npm run -s fuzz -- --only hostile`.
  const report = await runHostile({
    server: exchange.server,
    cookiesFor: (endpoint) => exchange.cookieFor(endpoint),
    staffEvery: 3,
  });
  const after = await exchange.reconcile();
  expect(report.faults.slice(0, 5)).toEqual([]);
  expect(report.unnamed.slice(0, 5)).toEqual([]);
  const { requests, fields, staffFields } = report;
  expect(requests).toBeGreaterThan((fields - staffFields) * 1_000 + staffFields * 333);
  expect(after.differences).toEqual([]);
  expect(after.assets).toEqual(before.assets);
}, 600_000);
