import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createLog } from '../../platform/log/log.ts';
import { UnknownCookies } from '../http/caller/unknown-cookies.ts';
import { FanOut } from './fan-out.ts';
import { Upgrades } from './upgrades.ts';

const OWN = 'https://own.example';
const HELLO = '40';
const GOODBYE = '41';
const MAX = 3;
/** For a machine with much other work. */
const PATIENT = { timeout: 20_000 };

let http: ReturnType<typeof createServer>;
let fanOut: FanOut;
let reads: string[];
let counted: number;

async function open({
  helloMsMax = 60_000,
  socketsPerAddressMax = MAX,
  socketsPerPersonMax = 50,
  bufferedBytesMax = 1_048_576,
} = {}): Promise<void> {
  http = createServer();
  reads = [];
  counted = 0;
  fanOut = new FanOut(new Upgrades(http, {}, () => true), {
    headers: {},
    secureCookies: false,
    log: createLog({ level: 'silent' }),
    auth: {
      authenticate: async ({ cookie }) => {
        reads.push(cookie ?? '');
        return cookie?.startsWith('somebody') ? { uid: cookie, sessionId: 's1' } : null;
      },
      authenticateStaff: async () => null,
    },
    unknownCookies: new UnknownCookies(),
    uidOfAccessToken: () => null,
    origins: { allowed: [OWN], sameHostAllowed: false },
    nowMs: () => 0,
    addressOf: ({ headers }) => String(headers['x-address']),
    isPublicTopic: () => true,
    privateTopics: new Set(),
    onCount: (sockets) => {
      counted = sockets;
    },
    limits: { socketsPerAddressMax, socketsPerPersonMax, helloMsMax, bufferedBytesMax },
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
}

async function shut(): Promise<void> {
  await fanOut.close();
  http.closeAllConnections();
  http.close();
}

beforeEach(() => open());
afterEach(() => shut());

const urlOf = (query: string) =>
  `ws://127.0.0.1:${(http.address() as AddressInfo).port}/websocket/?EIO=4&transport=websocket${query}`;

interface Caller {
  readonly address: string;
  readonly cookie?: string;
  readonly query?: string;
}

/** A connection on which nothing was said yet; null where it was refused. */
function connect({ address, cookie = '', query = '' }: Caller): Promise<WebSocket | null> {
  const socket = new WebSocket(urlOf(query), { origin: OWN, headers: { 'x-address': address, cookie } });
  return new Promise((connected) => {
    socket.once('open', () => connected(socket));
    socket.once('error', () => connected(null));
  });
}

/** On a busy machine a connection may be closed before anybody asks when it is. */
const closed = (socket: WebSocket) =>
  new Promise<void>((done) => {
    if (socket.readyState === WebSocket.CLOSED) done();
    else socket.once('close', () => done());
  });
const admitted = async (caller: Caller, times: number) => {
  const sockets: WebSocket[] = [];
  for (let time = 0; time < times; time += 1) {
    const socket = await connect(caller);
    if (socket) sockets.push(socket);
  }
  return sockets;
};

it('counts a connection of an address from its upgrade, though nothing is ever said on it', async () => {
  expect(await admitted({ address: '203.0.113.7' }, MAX + 2)).toHaveLength(MAX);
  expect(await connect({ address: '::ffff:203.0.113.7' })).toBeNull();
  expect(await connect({ address: '203.0.113.8' })).not.toBeNull();
  expect(counted).toBe(MAX + 1);
});

it('counts connections that are asked for at once', async () => {
  const asked = await Promise.all(Array.from({ length: 20 }, () => connect({ address: '203.0.113.7' })));
  expect(asked.filter((socket) => socket !== null)).toHaveLength(MAX);
});

it('counts the addresses of one network of IPv6 together', async () => {
  expect(await admitted({ address: '2001:db8:1:2::1' }, MAX)).toHaveLength(MAX);
  expect(await connect({ address: '2001:db8:1:2:3::4' })).toBeNull();
  expect(await connect({ address: '2001:db8:1:3::1' })).not.toBeNull();
});

it('makes room when a connection is closed, and when an upgrade fails', async () => {
  const [first] = await admitted({ address: '203.0.113.7' }, MAX);
  first?.close();
  await expect.poll(() => connect({ address: '203.0.113.7' }), PATIENT).not.toBeNull();
  const failing = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', origin: OWN };
  for (let time = 0; time < MAX; time += 1)
    await new Promise<void>((refused) => {
      request(urlOf('').replace('ws:', 'http:'), {
        headers: { ...failing, 'sec-websocket-key': 'unreadable', 'x-address': '203.0.113.9' },
      })
        .once('response', (answer) => answer.resume().once('close', refused))
        .end();
    });
  await expect.poll(async () => (await admitted({ address: '203.0.113.9' }, 1)).length, PATIENT).toBe(1);
});

it('drops who does not say hello, and makes room', async () => {
  await shut();
  await open({ helloMsMax: 20 });
  const silent = await admitted({ address: '203.0.113.7' }, MAX);
  await Promise.all(silent.map(closed));
  await expect.poll(() => connect({ address: '203.0.113.7' }), PATIENT).not.toBeNull();
});

it('asks once whose cookie it is, however often hello is said on a connection', async () => {
  const socket = (await connect({ address: '203.0.113.7', cookie: 'bourse_sid=made-up' }))!;
  const gone = closed(socket);
  socket.on('message', (data) => {
    if (!String(data).startsWith(HELLO)) return;
    socket.send(GOODBYE);
    // By the time that another one is in, the goodbye was heard.
    void connect({ address: '203.0.113.8' }).then(() => socket.send(HELLO));
  });
  socket.send(HELLO);
  await gone;
  expect(reads).toEqual(['made-up']);
});

it('asks nobody whose cookie it is before there is room for the connection', async () => {
  await admitted({ address: '203.0.113.7' }, MAX);
  expect(await connect({ address: '203.0.113.7', cookie: 'bourse_sid=made-up' })).toBeNull();
  expect(reads).toEqual([]);
});

it('opens no second websocket for one connection', async () => {
  const socket = new WebSocket(urlOf(''), { origin: OWN, headers: { 'x-address': '203.0.113.7' } });
  const hello = await new Promise<string>((heard) => socket.once('message', (data) => heard(String(data))));
  const { sid } = JSON.parse(hello.slice(1)) as { sid: string };
  expect(await connect({ address: '203.0.113.7', query: `&sid=${sid}` })).toBeNull();
});

it('looks for so many made-up cookies of an address and no more, however often it connects', async () => {
  await shut();
  await open({ socketsPerAddressMax: 200 });
  for (let made = 0; made < 110; made += 1) {
    const socket = (await connect({ address: '203.0.113.7', cookie: `bourse_sid=made-up-${made}` }))!;
    const answered = new Promise<void>((heard) =>
      socket.on('message', (data) => String(data).startsWith('4') && heard()),
    );
    socket.send(HELLO);
    await answered;
  }
  expect(reads).toHaveLength(100);
});

/** Says hello, and tells the first answer. */
function greet(socket: WebSocket): Promise<string> {
  const answered = new Promise<string>((heard) =>
    socket.on('message', (data) => String(data).startsWith('4') && heard(String(data))),
  );
  socket.send(HELLO);
  return answered;
}

it('counts the connections of a person over all addresses, and drops those beyond', async () => {
  await shut();
  await open({ socketsPerPersonMax: 2 });
  const cookie = 'bourse_sid=somebody';
  const sockets = [];
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    sockets.push((await connect({ address, cookie }))!);
  const [first, second, third] = sockets as [WebSocket, WebSocket, WebSocket];
  const gone = closed(third);
  expect([await greet(first), await greet(second)].every((said) => said.startsWith('40'))).toBe(true);
  expect(await greet(third)).toMatch(/^44/);
  await gone;
  const other = (await connect({ address: '203.0.113.3', cookie: 'bourse_sid=somebody-else' }))!;
  expect(await greet(other)).toMatch(/^40/);
  first.close();
  await closed(first);
  await expect
    .poll(async () => (await greet((await connect({ address: '203.0.113.4', cookie }))!)).slice(0, 2), PATIENT)
    .toBe('40');
});

it('drops who follows and does not read, whatever else it says', async () => {
  await shut();
  await open({ bufferedBytesMax: 100_000 });
  const socket = (await connect({ address: '203.0.113.7' }))!;
  await greet(socket);
  const heard = new Promise<void>((done) => socket.on('message', (data) => String(data).includes('first') && done()));
  socket.send('42["subscribe","t"]');
  await expect
    .poll(() => {
      fanOut.tell('t', null, () => 'first');
      return Promise.race([heard.then(() => true), new Promise((later) => setImmediate(later))]);
    }, PATIENT)
    .toBe(true);
  socket.pause();
  const large = 'x'.repeat(50_000);
  await expect
    .poll(() => {
      for (let time = 0; time < 50; time += 1) fanOut.tell('t', null, () => large);
      return counted;
    }, PATIENT)
    .toBe(0);
});

it.each([
  ['pings', (socket: WebSocket) => socket.ping('x'.repeat(100))],
  ['packets that are answered', (socket: WebSocket) => socket.send('40/nowhere,')],
])('drops who sends %s and does not read', async (_what, say) => {
  const socket = (await connect({ address: '203.0.113.7' }))!;
  await greet(socket);
  socket.on('error', () => {});
  socket.pause();
  await expect
    .poll(() => {
      for (let time = 0; time < 20_000 && socket.bufferedAmount < 4_000_000; time += 1) say(socket);
      return counted;
    }, PATIENT)
    .toBe(0);
});
