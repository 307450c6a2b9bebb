import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { fromHex } from '@bourse/core/launch/bytes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDrandBeacon } from '../../src/modules/launch/public.ts';
import { insertTickets } from '../../src/modules/launch/store/ticket.store.ts';
import { hearBeacons } from '../../src/modules/launch/usecases/flash/hear-beacons.ts';
import { ManualClock } from '../../src/platform/clock/clock.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { FLASH, NAMED, openingOf, strange } from './flash.rig.ts';
import { publish, runLaunch, tokens } from './launch.rig.ts';
import { type Relay, SAID, startRelay } from './relay.fixture.ts';

let exchange: TestExchange;
let relay: Relay;
beforeAll(async () => {
  exchange = await testExchange();
  relay = await startRelay();
}, 120_000);
afterAll(async () => {
  relay.close();
  await exchange.close();
});

/** A server whose clock stands still. */
function start(nowMs: number): { readonly child: ChildProcess; readonly ended: Promise<number | null> } {
  const program = join(import.meta.dirname, 'turns-child.rig.ts');
  const args = ['--import', 'tsx', program, exchange.database.url, String(nowMs), relay.url];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return { child, ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))) };
}

async function opening() {
  const flash = { ...FLASH.flash, beacon: NAMED };
  const endMs = exchange.clock.nowMs() + HOUR_MS;
  const project = await publish(exchange, { rounds: [{ ...FLASH, flash, personMinor: tokens(400), endMs }] });
  await runLaunch(exchange);
  const { startMs } = project.rounds[0]!;
  const tickets = Array.from({ length: 20 }, (_, nth) => strange(project, nth, { atMs: startMs + nth }));
  await exchange.services.db.tx((tx) => insertTickets(tx, tickets));
  return { project, drawMs: startMs + 4_000 };
}
const beacon = fromHex(SAID.randomness)!;

it('a server that dies while it asks the beacon is no way to be rid of it: the next one hears it, however late', async () => {
  const { project, drawMs } = await opening();
  const first = start(drawMs);
  relay.onAsked = () => first.child.kill('SIGKILL');
  relay.says = null;
  expect(await first.ended).toBeNull();
  expect(await openingOf(exchange, project)).toMatchObject({ askedMs: String(drawMs), openedMs: null, silentMs: null });
  relay.onAsked = () => {};
  // It does not answer at first, and what the dead server has waited counts for nothing.
  expect(await start(drawMs + MINUTE_MS).ended).toBe(0);
  expect(await openingOf(exchange, project)).toMatchObject({ openedMs: null, silentMs: null });
  relay.says = SAID;
  const ends = [start(drawMs + 2 * MINUTE_MS).ended, start(drawMs + 2 * MINUTE_MS).ended];
  expect(await Promise.all(ends)).toEqual([0, 0]);
  const { drawn, orderBy, askedMs } = await openingOf(exchange, project);
  expect([askedMs, drawn]).toEqual([String(drawMs), orderBy(beacon)]);
}, 120_000);

it.each([
  ['heard the beacon', SAID, beacon],
  ['gave the beacon up', null, new Uint8Array()],
])(
  'a server that %s and died before it drew has decided it for the next one',
  async (_, says, decides) => {
    const { project, drawMs } = await opening();
    relay.says = says;
    const clock = new ManualClock(drawMs);
    const hear = hearBeacons({ ...exchange.launch, clock, beacon: createDrandBeacon({ urls: [relay.url] }) });
    const isHeard = await hear();
    clock.advanceMs(5_000);
    expect([isHeard, await hear()]).toEqual(says ? [true, false] : [false, true]);
    expect(await openingOf(exchange, project)).toMatchObject({ openedMs: null });
    relay.says = says ? null : SAID;
    expect(await start(drawMs + MINUTE_MS).ended).toBe(0);
    const { drawn, orderBy } = await openingOf(exchange, project);
    expect(drawn).toEqual(orderBy(decides));
  },
  120_000,
);
