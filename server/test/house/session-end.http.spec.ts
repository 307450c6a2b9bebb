import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DemoClient } from '../../src/demo/demo-client.ts';
import { totpCode } from '../../src/platform/crypto/totp.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';

/** They are told at once; a busy machine is given time to do it. */
const OUT_MS_MAX = 10_000;
const CODE_GAP_MS = 61_000;
const PASSWORD = 'A-good-pass-1';
const NEW_PASSWORD = 'Another-pass-2';

let exchange: TestExchange;
let url: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  exchange = await testExchange();
  url = `http://localhost:${await exchange.listen()}`;
  exchange.goLive();
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await exchange.close();
});

/** A person with a password alone, logged in on a computer and on a phone; the phone follows the live connection. */
interface Pair {
  readonly uid: string;
  readonly login: string;
  readonly computer: DemoClient;
  readonly phone: DemoClient;
}

async function pair(): Promise<Pair> {
  const login = `s-${randomUUID()}@bourse.example`;
  const computer = exchange.visitor().client;
  await computer.call('identity', 'sendCode', { purpose: 'register', account: login });
  const code = await computer.codeSentTo(login);
  const { uid } = await computer.call('identity', 'register', { account: login, code, password: PASSWORD });
  const { sid } = await computer.call('identity', 'issueSid');
  const phone = exchange.visitor().client;
  expect((await phone.call('identity', 'topsInfo', { sid, confirmed: 'true' })).id).toBe(uid);
  return { uid, login, computer, phone };
}

async function follow({ cookie }: DemoClient): Promise<Socket> {
  const settings = { path: '/websocket', transports: ['websocket'], forceNew: true, reconnection: false };
  const socket = io(url, { ...settings, extraHeaders: { cookie, origin: url } });
  sockets.push(socket);
  await vi.waitFor(() => expect(socket.connected).toBe(true), { timeout: 60_000 });
  return socket;
}

/** A code for a change that the person asked for on the computer. */
async function codeFor({ computer, login }: Pair, purpose: string): Promise<string> {
  exchange.clock.setOffsetMs(exchange.clock.nowMs() - Date.now() + CODE_GAP_MS);
  await computer.call('identity', 'sendMyCode', { purpose, channel: 'email' });
  return computer.codeSentTo(login);
}

const isIn = async (client: DemoClient): Promise<boolean> =>
  client.call('identity', 'security').then(
    () => true,
    () => false,
  );

/** What ends the session on the phone. */
const CAUSES: Readonly<Record<string, (who: Pair) => Promise<unknown>>> = {
  'a log-out there': ({ phone }) => phone.call('identity', 'logout'),
  'its end from the other browser': ({ computer }) => computer.call('identity', 'endSession', { others: 'true' }),
  'a change of the password': async (who) =>
    who.computer.call('identity', 'changePassword', {
      oldPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      emailCode: await codeFor(who, 'change-password'),
    }),
  'a reset of the password': async ({ login }) => {
    const visitor = exchange.visitor().client;
    exchange.clock.setOffsetMs(exchange.clock.nowMs() - Date.now() + CODE_GAP_MS);
    await visitor.call('identity', 'sendCode', { purpose: 'reset-password', account: login });
    const code = await visitor.codeSentTo(login);
    await visitor.call('identity', 'resetPassword', { account: login, code, password: NEW_PASSWORD });
  },
  'another second factor': async (who) => {
    const { secret } = await who.computer.call('identity', 'startTotp');
    const emailCode = await codeFor(who, 'bind-totp');
    await who.computer.call('identity', 'bindTotp', {
      totpCode: totpCode(secret, exchange.clock.nowMs()),
      emailCode,
    });
  },
  'a freeze by the person': ({ computer }) => computer.call('identity', 'freeze', { password: PASSWORD }),
  'a freeze by staff': async ({ uid }) => {
    const { client } = await exchange.staff('risk');
    await client.call('staffIdentity', 'setFrozen', { uid, frozen: 'true', reason: 'reported stolen' });
  },
  'staff who end it': async ({ uid }) => {
    const { client } = await exchange.staff('risk');
    await client.call('staffPeople', 'endSessions', { uid, reason: 'asked for by phone' });
  },
};

describe('a session and its live connection are dead after (I-34)', () => {
  it.each(Object.keys(CAUSES))('%s', async (cause) => {
    const who = await pair();
    const socket = await follow(who.phone);
    const cookie = who.phone.cookie;
    expect(await isIn(who.phone)).toBe(true);
    await CAUSES[cause]!(who);
    await vi.waitFor(() => expect(socket.connected).toBe(false), { timeout: OUT_MS_MAX, interval: 20 });
    const stolen = async () =>
      (await exchange.server.inject({ url: '/open/identity/security', headers: { cookie } })).json();
    await vi.waitFor(async () => expect(await stolen()).toMatchObject({ i18nMsgCode: 'LOGIN_REQUIRED' }), {
      timeout: OUT_MS_MAX,
      interval: 20,
    });
  });
});
