import { connect, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Line } from './line.ts';
import { type Address, JSON_FORM, listenForLines, openLine } from './socket-line.ts';

const KEY = Buffer.alloc(32, 7);
const HOST = '127.0.0.1';
const SAID = 'pay everything to me';

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** Listens, and tells what it hears. */
async function ears(): Promise<{ address: Address; heard: unknown[]; lines: Line<unknown, unknown>[] }> {
  const [heard, lines]: [unknown[], Line<unknown, unknown>[]] = [[], []];
  const listening = await listenForLines<unknown, unknown>(
    { host: HOST, port: 0 },
    KEY,
    (line) => {
      lines.push(line);
      line.onMessage((message) => {
        heard.push(message);
        line.send(message);
      });
    },
    JSON_FORM,
  );
  open.push(listening);
  return { address: { host: HOST, port: listening.port }, heard, lines };
}

async function listening(server: Server): Promise<Address> {
  await new Promise<void>((done) => server.listen(0, HOST, done));
  open.push(server);
  return { host: HOST, port: (server.address() as { port: number }).port };
}

/** Somebody on the way who keeps what goes by. */
async function wiretap(to: Address): Promise<{ address: Address; out: Buffer[]; back: Buffer[] }> {
  const [out, back]: [Buffer[], Buffer[]] = [[], []];
  const server = createServer((near) => {
    const far = connect(to);
    near.on('data', (data) => out.push(data)).on('error', () => {});
    far.on('data', (data) => back.push(data)).on('error', () => {});
    near.pipe(far).pipe(near);
  });
  return { address: await listening(server), out, back };
}

it('tells whoever listens on the way nothing, neither what is said nor how to say it', async () => {
  const { address, heard } = await ears();
  const tap = await wiretap(address);
  const line = await openLine<unknown, unknown>(tap.address, KEY, JSON_FORM);
  const echoed = new Promise((said) => line.onMessage(said));
  line.send(SAID);
  expect(await echoed).toBe(SAID);
  expect(heard).toEqual([SAID]);
  for (const bytes of [Buffer.concat(tap.out), Buffer.concat(tap.back)]) {
    expect(bytes.includes(KEY)).toBe(false);
    expect(bytes.includes(SAID)).toBe(false);
  }
  // Said once more, it is nothing.
  const again = connect(address);
  again.on('error', () => {}).resume();
  const gone = new Promise<void>((done) => again.once('close', () => done()));
  again.end(Buffer.concat(tap.out));
  await gone;
  expect(heard).toEqual([SAID]);
  line.close();
});

it('tells nothing to a stranger who listens at the address', async () => {
  const got: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      got.push(data);
      socket.end('hello');
    });
  });
  await expect(openLine(await listening(server), KEY, JSON_FORM)).rejects.toThrow();
  expect(Buffer.concat(got).includes(KEY)).toBe(false);
});

it('hears nobody who has another key, or none', async () => {
  const { address, lines } = await ears();
  await expect(openLine(address, Buffer.alloc(32, 8), JSON_FORM)).rejects.toThrow('another key');
  const socket = connect(address);
  socket.on('error', () => {}).resume();
  const gone = new Promise<void>((done) => socket.once('close', () => done()));
  socket.write(Buffer.alloc(100, 1));
  await gone;
  expect(lines).toEqual([]);
});
