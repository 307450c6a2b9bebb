import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { codeOf, pass, publish } from './launch.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person();
  // Two that are over, then one that is open, then one of which the second round is to come.
  await publish(exchange, { id: 'first' });
  await publish(exchange, { id: 'second' });
  await pass(exchange, HOUR_MS);
  await publish(exchange, { id: 'third' });
  const nowMs = exchange.clock.nowMs();
  const later = { startMs: nowMs + HOUR_MS, endMs: nowMs + 2 * HOUR_MS };
  await publish(exchange, { id: 'fourth', rounds: [{ startMs: 1, endMs: 2 }, later] });
}, 120_000);
afterAll(() => exchange.close());

const page = async (input: Readonly<Record<string, string>>) => {
  const { rows, next } = await nora.client.call('launch', 'projects', input);
  return [rows.map(({ id }) => id), next] as const;
};

it('projects are read a page at a time, the newest first', async () => {
  expect(await page({})).toEqual([['fourth', 'third', 'second', 'first'], null]);
  expect(await page({ limit: '3' })).toEqual([['fourth', 'third', 'second'], 'second']);
  expect(await page({ limit: '3', before: 'second' })).toEqual([['first'], null]);
  expect(await page({ before: 'no-such' })).toEqual([[], null]);
});

it('those that are over stand apart from those that can still be taken part in', async () => {
  expect(await page({ over: 'false' })).toEqual([['fourth', 'third'], null]);
  expect(await page({ over: 'true', limit: '1' })).toEqual([['second'], 'second']);
  expect(await page({ over: 'true', before: 'second' })).toEqual([['first'], null]);
  // By the clock, before the state of its rounds follows.
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + 2 * HOUR_MS);
  await exchange.letPass(1, nora);
  expect((await page({ over: 'false' }))[0]).toEqual([]);
});

it('what is no page is refused by its field', async () => {
  expect(await codeOf(page({ over: 'maybe' }))).toBe('FIELD_INVALID');
  expect(await codeOf(page({ before: '../x' }))).toBe('FIELD_INVALID');
});

it('staff read them a page at a time as well', async () => {
  const { client } = await exchange.staff('support');
  const first = await client.call('staffLaunch', 'projects', { limit: '3' });
  expect([first.rows.map(({ id }) => id), first.next]).toEqual([['fourth', 'third', 'second'], 'second']);
  const last = await client.call('staffLaunch', 'projects', { before: first.next! });
  expect([last.rows.map(({ id }) => id), last.next]).toEqual([['first'], null]);
});
