import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoundsNow } from '../../src/modules/launch/usecases/rounds-now.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { pass, publish, subscribe } from './launch.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

/** The same exchange, and every statement that is sent outside of a transaction. */
function watched() {
  const statements: string[] = [];
  const { db } = exchange.services;
  const seen = new Proxy(db, {
    get: (of, name) => {
      if (name !== 'query') return Reflect.get(of, name);
      return (text: string, values?: readonly unknown[]) => {
        statements.push(text);
        return of.query(text, values);
      };
    },
  });
  return { now: new RoundsNow({ ...exchange.launch, db: seen }), statements };
}

it('a rush of subscriptions does not have the totals read for each of them', async () => {
  const project = await publish(exchange);
  const { now, statements } = watched();
  for (let at = 0; at < 50; at += 1) {
    now.changed(project.id);
    await now.totals(project);
  }
  // A slow machine may take some seconds for this, never one for each.
  expect(statements.length).toBeLessThan(10);
});

it('totals that everybody reads cost nothing for each unlock, and next to nothing once nobody can change them', async () => {
  const project = await publish(exchange);
  const nora = await exchange.person({ funds: { USDT: '1000' } });
  await subscribe(nora, project, '16');
  await pass(exchange, HOUR_MS);
  const [{ rows }, counted] = await Promise.all([
    nora.client.call('launch', 'projects'),
    nora.client.call('launch', 'project', { project: project.id }),
  ]);
  expect(counted.project.rounds[0]).toMatchObject({ state: 'DISTRIBUTING', committed: '16', people: 1, sold: '10' });
  expect(rows.find(({ id }) => id === project.id)).toEqual(counted.project);
  const { now, statements } = watched();
  for (let at = 0; at < 5; at += 1) {
    now.changed(project.id);
    expect((await now.totals({ id: project.id, rounds: [{ ...project.rounds[0]!, state: 'COMPLETED' }] })).size).toBe(
      1,
    );
  }
  expect(statements).toHaveLength(1);
  expect(statements[0]).not.toContain('launch.unlock');
});
