import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DemoRefused } from '../../src/demo/demo-client.ts';
import { openProduct } from '../earn/earn.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';

/** More than a person's line holds, and far more than the database has connections. */
const CALLS = 500;

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const transfer = ({ client }: Member, clientRequestId: string) =>
  client.call('transfers', 'transfer', { clientRequestId, from: 'funding', to: 'spot', asset: 'USDT', amount: '1' });

const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof DemoRefused ? error.code : `${error}`),
  );

it(`of ${CALLS} changes that one person asks for at once each is made or told to come later, and others are served meanwhile`, async () => {
  const eager = await exchange.person({ funds: { USDT: '1000' } });
  const other = await exchange.person({ funds: { USDT: '10' } });
  const ids = Array.from({ length: CALLS }, () => randomUUID());
  const calls = ids.map((id) => outcomeOf(transfer(eager, id)));
  const product = await openProduct(exchange, {});
  const meanwhile = await other.client.call('earn', 'subscribe', {
    clientRequestId: randomUUID(),
    product,
    amount: '10',
  });
  expect(meanwhile.orderId).toBeTruthy();
  const outcomes = await Promise.all(calls);
  expect([...new Set(outcomes)].toSorted()).toEqual(['BUSY', 'done']);
  const done = outcomes.filter((outcome) => outcome === 'done').length;
  expect(done).toBeGreaterThanOrEqual(64);
  expect(await exchange.available(eager.uid, 'spot', 'USDT')).toBe(BigInt(done) * 1_000_000n);
  // What was turned away was not begun: the same request is made later, once.
  const again = ids[outcomes.indexOf('BUSY')]!;
  expect(await outcomeOf(transfer(eager, again))).toBe('done');
  expect(await outcomeOf(transfer(eager, again))).toBe('done');
  expect(await exchange.available(eager.uid, 'spot', 'USDT')).toBe(BigInt(done + 1) * 1_000_000n);
  expect((await exchange.reconcile()).differences).toEqual([]);
}, 120_000);
