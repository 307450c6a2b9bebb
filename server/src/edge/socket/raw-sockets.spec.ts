import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createLog } from '../../platform/log/log.ts';
import { RawSockets } from './raw-sockets.ts';

const MAX = 3;
const http = createServer();
const sockets = new RawSockets(http, {
  log: createLog({ level: 'silent' }),
  isOurs: () => true,
  answer: ({ path }) => (path === '/nobody' ? null : { hear() {}, onClosed() {} }),
  ipOf: ({ headers }) => String(headers['x-address']),
  onCount: () => {},
  limits: { socketsPerAddressMax: MAX },
});

beforeAll(() => new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening)));
afterAll(() => {
  sockets.close();
  http.close();
});

function connect(address: string): Promise<WebSocket | null> {
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/ws`;
  const socket = new WebSocket(url, { headers: { 'x-address': address } });
  return new Promise((connected) => {
    socket.once('open', () => connected(socket));
    socket.once('error', () => connected(null));
  });
}

it('admits so many connections of a network, and another one when one is closed', async () => {
  const asked = await Promise.all(
    Array.from({ length: MAX + 5 }, (_, at) => connect(`2001:db8:1:2::${(at + 1).toString(16)}`)),
  );
  const open = asked.filter((socket) => socket !== null);
  expect(open).toHaveLength(MAX);
  expect(await connect('2001:db8:1:3::1')).not.toBeNull();
  open[0]!.close();
  await expect.poll(() => connect('2001:db8:1:2::9'), { timeout: 20_000 }).not.toBeNull();
});
