import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer, type HttpServerOptions } from './http-server.ts';

const MAX = 3;
/** For a machine with much other work. */
const PATIENT = { timeout: 20_000 };

let server: FastifyInstance;
let port: number;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

async function serve(over: Partial<HttpServerOptions> = {}): Promise<void> {
  server = await createHttpServer({
    log: pino({ level: 'silent' }),
    nowMs: () => 0,
    headers: {},
    ...over,
    settings: { connectionsPerAddressMax: MAX, ...over.settings },
  });
  server.get('/large', (_request, reply) => reply.send(Buffer.alloc(64 * 1_048_576)));
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as { port: number }).port;
}

const open = () => new Promise<number>((counted) => server.server.getConnections((_error, count) => counted(count)));

/** A connection on which nothing was said. */
function dial(from = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

const connected = (socket: Socket) => new Promise<void>((done) => socket.once('connect', done));
const closed = (socket: Socket) => new Promise<void>((done) => socket.once('close', () => done()));

it('counts the connections of an address from the moment they are accepted, though nothing is said on them', async () => {
  await serve();
  for (let time = 0; time < MAX; time += 1) await connected(dial());
  await closed(dial());
  await connected(dial('127.0.0.2'));
  expect(await open()).toBe(MAX + 1);
  sockets[0]!.destroy();
  await expect.poll(open, PATIENT).toBe(MAX);
  await connected(dial());
  await expect.poll(open, PATIENT).toBe(MAX + 1);
});

it('does not take the proxy for a caller', async () => {
  await serve({ trustedProxies: ['127.0.0.1'] });
  for (let time = 0; time < MAX + 3; time += 1) await connected(dial());
  await expect.poll(open, PATIENT).toBe(MAX + 3);
});

it('bounds the connections of all', async () => {
  await serve({ settings: { connectionsMax: 2 } });
  await connected(dial('127.0.0.2'));
  await connected(dial('127.0.0.3'));
  await closed(dial('127.0.0.4'));
});

const HASTY = { headersTimeoutMs: 50, requestTimeoutMs: 100, connectionsCheckingIntervalMs: 20 };

it('closes a connection on which nothing is ever said', async () => {
  await serve({ settings: HASTY });
  await closed(dial().resume());
});

it('closes a connection whose headers come drop by drop', async () => {
  await serve({ settings: HASTY });
  const socket = dial().resume();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
  const dripping = setInterval(() => socket.write('a: b\r\n'), 10);
  await closed(socket);
  clearInterval(dripping);
});

it('closes a connection on which nobody reads the answer', async () => {
  await serve({ settings: { connectionTimeoutMs: 100 } });
  const socket = dial();
  await connected(socket);
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(open, PATIENT).toBe(0);
});
