import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertTickets } from '../../src/modules/launch/store/ticket.store.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { enter, FLASH, flashOf, lotsOf, pay, strange } from './flash.rig.ts';
import { pass, publish, tokens } from './launch.rig.ts';

const QUEUE = 2_400;
const QUOTA = 2_000;
let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '1000' } });
}, 120_000);
afterAll(() => exchange.close());

/** One server that takes turns; killed hard after so many. @returns true where it came to its end */
function run(nowMs: number, killAfter: number | null): Promise<boolean> {
  const program = join(import.meta.dirname, 'turns-child.rig.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, exchange.database.url, String(nowMs)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let turns = 0;
  child.on('message', () => {
    turns += 1;
    // The next turn is being written at this moment.
    if (killAfter !== null && turns > killAfter) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

it('a server that dies between turns, reservations and payments leaves lots that are all accounted for', async () => {
  const round = {
    ...FLASH,
    flash: { ...FLASH.flash, quotaLots: QUOTA },
    quotaMinor: tokens(100 * QUOTA),
    personMinor: tokens(400),
    endMs: exchange.clock.nowMs() + HOUR_MS,
  };
  const project = await publish(exchange, { rounds: [round] });
  await pass(exchange, 0);
  const mine = await enter(nora, project, 1);
  const queue = Array.from({ length: QUEUE - 1 }, (_, nth) => strange(project, nth, { atMs: exchange.clock.nowMs() }));
  await exchange.services.db.tx((tx) => insertTickets(tx, queue));

  const atMs = exchange.clock.nowMs() + 4_000;
  for (const killAfter of [0, 1, 1]) {
    await run(atMs, killAfter);
    const { payingLots, freeLots, queued } = await lotsOf(exchange, project);
    expect(payingLots + freeLots).toBe(QUOTA);
    expect(payingLots + queued).toBe(QUEUE);
  }
  // Two at a time come to the end together: everything is reserved, and the others wait.
  expect(await Promise.all([run(atMs, null), run(atMs, null)])).toEqual([true, true]);
  expect(await lotsOf(exchange, project)).toMatchObject({ payingLots: QUOTA, freeLots: 0, queued: QUEUE - QUOTA });

  // Whatever became of those servers, whoever has lots pays for them at this one, which was not there.
  const { ticket, payingLots } = await flashOf(nora, project);
  expect(payingLots).toBe(QUOTA);
  const isServed = ticket!.state === 'PAYING';
  if (isServed) expect(await pay(nora, mine.id)).toMatchObject({ state: 'PAID' });
  const paidLots = isServed ? 1 : 0;
  // What the dead ones reserved for nobody comes back when its time is over, once, and goes to those who wait.
  const laterMs = atMs + 3 * MINUTE_MS;
  await run(laterMs, 1);
  expect(await Promise.all([run(laterMs, null), run(laterMs, null)])).toEqual([true, true]);
  expect(await lotsOf(exchange, project)).toMatchObject({
    paidLots,
    payingLots: QUEUE - QUOTA,
    freeLots: QUOTA - paidLots - (QUEUE - QUOTA),
    queued: 0,
  });
  expect((await exchange.reconcile()).differences).toEqual([]);
}, 240_000);
