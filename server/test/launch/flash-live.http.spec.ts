import { LOTS_BACK_TOPIC, OWN_TICKET_TOPIC } from '@bourse/contract/topics.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchProduct } from '../../src/modules/launch/public.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { enter, FLASH, giveUp, pay } from './flash.rig.ts';
import { pass, publish, tokens } from './launch.rig.ts';

let exchange: TestExchange;
let url: string;
let nora: Member;
let otto: Member;
const sockets: Socket[] = [];
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '1000' } });
  otto = await exchange.person({ funds: { USDT: '1000' } });
  url = `http://localhost:${await exchange.listen()}`;
  exchange.goLive();
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await exchange.close();
});

const HELLO = 'announcements.changed';

/** A browser that follows flash rounds. @returns what it has heard of them */
async function listen(cookie: string): Promise<() => readonly (readonly [string, unknown])[]> {
  const heard: { readonly channel: string; readonly data: string }[] = [];
  const options = { path: '/websocket', transports: ['websocket'], forceNew: true, reconnection: false };
  const socket = io(url, { ...options, extraHeaders: { cookie, origin: url } });
  sockets.push(socket);
  socket.on('connect', () => {
    for (const args of [OWN_TICKET_TOPIC, LOTS_BACK_TOPIC, HELLO]) socket.emit('subscribe', { args });
  });
  socket.on('subscribe', (message: { channel: string; data: string }) => heard.push(message));
  const { db } = exchange.services;
  // It follows all of them as soon as it hears the one that it followed last.
  const isFollowing = async () => {
    await db.query(`insert into platform.outbox (topic, uid, payload) values ($1, null, '{}')`, [HELLO]);
    await db.query(`select pg_notify('outbox', '')`);
    return heard.length;
  };
  await expect.poll(isFollowing, { timeout: 30_000 }).toBeGreaterThan(0);
  return () =>
    heard.filter(({ channel }) => channel !== HELLO).map(({ channel, data }) => [channel, JSON.parse(data)] as const);
}

it('a person hears of their own ticket at once and of nobody else’s, and everybody of lots that are back', async () => {
  const project = await publish(exchange, { rounds: [{ ...FLASH, personMinor: tokens(400) }] });
  await pass(exchange, 0);
  const [noras, ottos, strangers] = await Promise.all([
    listen(nora.client.cookie),
    listen(otto.client.cookie),
    listen(''),
  ]);
  const place = { project: project.id, round: 1 };
  const told = (ticketId: string, state: string) => [OWN_TICKET_TOPIC, { ...place, ticketId, state }] as const;
  const back = (backLots: number, paidLots: number, payingLots: number) =>
    [LOTS_BACK_TOPIC, { ...place, backLots, paidLots, payingLots, freeLots: 10 - paidLots - payingLots }] as const;

  const [one, two] = [await enter(nora, project, 4), await enter(otto, project, 3)];
  await pass(exchange, 4_000);
  await pay(nora, one.id);
  await giveUp(otto, two.id);
  const given = back(3, 4, 0);
  await expect.poll(noras, { timeout: 20_000 }).toEqual([told(one.id, 'PAYING'), told(one.id, 'PAID'), given]);
  await expect.poll(ottos, { timeout: 20_000 }).toEqual([told(two.id, 'PAYING'), told(two.id, 'CANCELLED'), given]);
  await expect.poll(strangers, { timeout: 20_000 }).toEqual([given]);

  const late = await exchange.person();
  const lates = await listen(late.client.cookie);
  const three = await enter(late, project, 2);
  await pass(exchange, 0);
  await pass(exchange, 3 * MINUTE_MS);
  const timedOut = [told(three.id, 'PAYING'), told(three.id, 'TIMED_OUT'), back(2, 4, 0)];
  await expect.poll(lates, { timeout: 20_000 }).toEqual(timedOut);
});

it('a report on a person has their tickets, also those that came to nothing', async () => {
  const list = launchProduct.records!.find(({ name }) => name === 'launch_tickets')!;
  const read = async ({ uid }: Member) => {
    const ask = { uid, fromMs: null, toMs: exchange.clock.nowMs() + 1, after: null, limit: 10 };
    return (await list.read(exchange.services.db, ask)).rows;
  };
  expect(await read(nora)).toMatchObject([{ state: 'PAID', lots: 4, cost_minor: '640000000', asset: 'USDT' }]);
  expect(await read(otto)).toMatchObject([{ state: 'CANCELLED', lots: 3 }]);
});
