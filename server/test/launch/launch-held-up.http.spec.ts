import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { advanceRounds } from '../../src/modules/launch/usecases/advance-rounds.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { publish, runLaunch, subscribe, usdt } from './launch.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

/** Does some work while somebody is subscribing to a round. */
const whileShared = ({ id }: Project, work: () => Promise<unknown>): Promise<void> =>
  whileLocked('select 1 from launch.round where project_id = $1 for share', id, work);

/** Does some work while somebody else has rows locked. */
async function whileLocked(sql: string, id: string, work: () => Promise<unknown>): Promise<void> {
  let end = () => {};
  const isDone = new Promise<void>((resolve) => {
    end = resolve;
  });
  let sharing: Promise<unknown> | null = null;
  await new Promise<void>((isLocked, failed) => {
    sharing = exchange.services.db
      .tx(async (tx) => {
        await tx.query(sql, [id]);
        isLocked();
        await isDone;
      })
      .catch(failed);
  });
  await work().finally(end);
  await sharing;
}

const stateOf = async ({ id }: Project) => {
  const [row] = await exchange.services.db.query<{ state: string }>(
    'select state from launch.round where project_id = $1',
    [id],
  );
  return row?.state;
};

describe('a round that people subscribe to at every moment holds up no other', () => {
  it('while it is open, and when it opens', async () => {
    const nowMs = exchange.clock.nowMs();
    const open = await publish(exchange, { id: 'a-open' });
    await runLaunch(exchange);
    const opening = await publish(exchange, { id: 'b-opening' });
    const other = await publish(exchange, { id: 'c-other', rounds: [{ startMs: nowMs, endMs: nowMs + 2 * HOUR_MS }] });
    await whileShared(open, () => whileShared(opening, () => advanceRounds(exchange.launch)));
    expect(await Promise.all([open, opening, other].map(stateOf))).toEqual(['OPEN', 'WARM_UP', 'OPEN']);
    await runLaunch(exchange);
    expect(await stateOf(opening)).toBe('OPEN');
  });
});

it('a cancelled project is searched for whom it owes until it owes nobody, and never again', async () => {
  const { db } = exchange.services;
  const project = await publish(exchange);
  const nora = await exchange.person({ funds: { USDT: '100' } });
  await subscribe(nora, project, '100');
  await db.query(`update launch.round set state = 'CANCELLED' where project_id = $1`, [project.id]);
  await db.query('update launch.project set cancelled_ms = 1 where id = $1', [project.id]);
  const isOver = async () =>
    (await db.query('select 1 from launch.project where id = $1 and paid_back_ms is not null', [project.id])).length;
  const locked = 'select 1 from launch.subscription where project_id = $1 for update';
  await whileLocked(locked, project.id, () => runLaunch(exchange));
  expect([await isOver(), await exchange.available(nora.uid, 'funding', 'USDT')]).toEqual([0, 0n]);
  await runLaunch(exchange);
  expect([await isOver(), await exchange.available(nora.uid, 'funding', 'USDT')]).toEqual([1, usdt(100)]);
});
