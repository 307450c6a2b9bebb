import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createLog } from '../../platform/log/log.ts';
import { type Opening, RawSockets, type RawSocketsOptions } from './raw-sockets.ts';
import { Upgrades } from './upgrades.ts';

const MAX = 3;
/** For a machine with much other work. */
const PATIENT = { timeout: 20_000 };
let http: ReturnType<typeof createServer>;
let sockets: RawSockets;
let counted: number;
/** What a connection is sent, by its path. */
const sends = new Map<string, (text: string) => void>();

/** What the handshake at `/awaited` waits for. */
let awaited: () => Promise<void>;

const seat: Opening = (wire) => {
  sends.set(wire.path, (text) => wire.send(text));
  return { hear: (uid) => void wire.isOf(uid), onClosed() {}, isFollowed: () => wire.path === '/followed' };
};

async function open(limits: RawSocketsOptions['limits'] = {}): Promise<void> {
  http = createServer();
  counted = 0;
  sockets = new RawSockets(new Upgrades(http, {}, () => true), {
    headers: {},
    log: createLog({ level: 'silent' }),
    isOurs: () => true,
    answer: ({ path }) => (path === '/awaited' ? awaited().then(() => seat) : seat),
    ipOf: ({ headers }) => String(headers['x-address']),
    onCount: (count) => {
      counted = count;
    },
    limits: { socketsPerAddressMax: MAX, ...limits },
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
}

afterEach(() => {
  sockets.close();
  http.closeAllConnections();
  http.close();
});

function connect(address: string, path = '/ws'): Promise<WebSocket | null> {
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}${path}`;
  const socket = new WebSocket(url, { headers: { 'x-address': address } });
  return new Promise((connected) => {
    socket.once('open', () => connected(socket));
    socket.once('error', () => connected(null));
  });
}

const closed = (socket: WebSocket) => new Promise<number>((done) => socket.once('close', done));

it('opens a connection when what it waits for is known, and refuses it when that fails', async () => {
  await open();
  let know = () => {};
  const known = new Promise<void>((resolve) => {
    know = resolve;
  });
  awaited = () => known;
  const waiting = connect('192.0.2.1', '/awaited');
  expect(await connect('192.0.2.1')).not.toBeNull();
  expect(counted).toBe(1);
  know();
  expect(await waiting).not.toBeNull();
  awaited = () => Promise.reject(new Error('the database is away'));
  expect(await connect('192.0.2.1', '/awaited')).toBeNull();
  await expect.poll(() => counted, PATIENT).toBe(2);
});

it('admits so many connections of a network, and another one when one is closed', async () => {
  await open();
  const asked = await Promise.all(
    Array.from({ length: MAX + 5 }, (_, at) => connect(`2001:db8:1:2::${(at + 1).toString(16)}`)),
  );
  const admitted = asked.filter((socket) => socket !== null);
  expect(admitted).toHaveLength(MAX);
  expect(await connect('2001:db8:1:3::1')).not.toBeNull();
  admitted[0]!.close();
  await expect.poll(() => connect('2001:db8:1:2::9'), PATIENT).not.toBeNull();
});

it('counts the connections of a person over all addresses, from when it is known whose they are', async () => {
  await open({ socketsPerPersonMax: 2 });
  const [first, second, third] = await Promise.all(
    ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map(async (address) => (await connect(address))!),
  );
  // Twice on one connection is once.
  for (const text of ['ann', 'ann', 'bob']) first!.send(text);
  second!.send('ann');
  const answered = new Promise<void>((done) => second!.once('pong', () => done()));
  second!.ping();
  await answered;
  third!.send('bob');
  third!.send('ann');
  expect(await closed(third!)).toBe(1008);
  expect([first!.readyState, second!.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
});

it('drops who neither says nor follows anything, and lets those who do', async () => {
  await open({ helloMsMax: 100, pingMs: 20 });
  const [mute, follower, speaker] = await Promise.all([
    connect('203.0.113.1'),
    connect('203.0.113.2', '/followed'),
    connect('203.0.113.3'),
  ]);
  speaker!.send('ann');
  await closed(mute!);
  await expect.poll(() => counted, PATIENT).toBe(2);
  expect([follower!.readyState, speaker!.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
});

it('drops who does not read what it is told', async () => {
  await open({ bufferedBytesMax: 100_000 });
  const socket = (await connect('203.0.113.1', '/slow'))!;
  socket.pause();
  const large = 'x'.repeat(50_000);
  await expect
    .poll(() => {
      for (let time = 0; time < 50; time += 1) sends.get('/slow')!(large);
      return counted;
    }, PATIENT)
    .toBe(0);
});

it('drops who sends pings and reads no answer', async () => {
  await open();
  const socket = (await connect('203.0.113.1'))!;
  socket.on('error', () => {});
  socket.pause();
  await expect
    .poll(() => {
      for (let time = 0; time < 20_000 && socket.bufferedAmount < 4_000_000; time += 1) socket.ping('x'.repeat(100));
      return counted;
    }, PATIENT)
    .toBe(0);
});
