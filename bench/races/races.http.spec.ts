import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestExchange, testExchange } from '../../server/test/test-exchange.ts';
import { RACES } from './races.ts';

let exchange: TestExchange;
let port: number;
beforeAll(async () => {
  exchange = await testExchange();
  port = await exchange.listen();
});
afterAll(() => exchange.close());

it.each(RACES.map((run) => [run]))('nothing is accepted once too often', async (run) => {
  for (let round = 0; round < 3; round++) {
    const outcome = await run(exchange, port, 24);
    expect(outcome).toMatchObject({ faults: 0 });
    expect(outcome.accepted, outcome.race).toBeLessThanOrEqual(outcome.allowed);
    expect(outcome.accepted, `${outcome.race} let nobody through`).toBeGreaterThan(0);
  }
  expect((await exchange.reconcile()).differences).toEqual([]);
});
