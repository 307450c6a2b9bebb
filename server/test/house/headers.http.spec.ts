import { rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOCKET_SETTINGS } from '../../src/edge/http/base-settings.ts';
import { buildConsole, buildWeb } from '../../src/edge/pages/dist.rig.ts';
import { RAW_SOCKET_SETTINGS } from '../../src/edge/socket/raw-sockets.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';

const ORIGIN = 'https://bourse.example';
const dist = { web: buildWeb(), console: buildConsole() };

let exchange: TestExchange;
let port: number;
beforeAll(async () => {
  exchange = await testExchange({ publicOrigin: ORIGIN, trustedProxies: ['127.0.0.1'], dist });
  port = await exchange.listen();
}, 120_000);
afterAll(async () => {
  await exchange.close();
  for (const folder of Object.values(dist)) rmSync(folder, { recursive: true });
});

interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

function ask(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Heard> {
  return new Promise((heard, failed) => {
    const asked = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => heard({ status: answer.statusCode!, headers: answer.headers }));
    });
    asked.once('error', failed);
    asked.end(body);
  });
}

/** What a server says to a text over a bare connection, until it closes it. */
function say(text: string): Promise<Heard> {
  return new Promise((heard, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let said = '';
    socket.on('data', (data) => {
      said += data.toString('latin1');
    });
    socket.once('error', failed);
    socket.once('close', () => {
      const [status = '', ...lines] = said.split('\r\n\r\n')[0]!.split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [line.split(': ')[0]!.toLowerCase(), line.split(': ').slice(1).join(': ')]),
      );
      heard({ status: Number(status.split(' ')[1]), headers });
    });
  });
}

/** What is wrong with the headers of an answer; empty for a good one. */
function faultsOf({ headers }: Heard): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const type = headers['content-type'] ?? '';
  const scripts = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1] ?? "'none'";
  const wants: Readonly<Record<string, boolean>> = {
    nosniff: headers['x-content-type-options'] === 'nosniff',
    hsts: headers['strict-transport-security'] === 'max-age=31536000; includeSubDomains',
    // XML says its charset in its type; JSON has one alone.
    charset: !/^text\/|\+xml/.test(type) || type.endsWith('; charset=utf-8'),
    referrer: ['no-referrer', 'strict-origin-when-cross-origin'].includes(String(headers['referrer-policy'])),
    frames: /frame-ancestors '(?:none|self)'/.test(policy) && headers['x-frame-options'] !== undefined,
    policy: policy.startsWith("default-src 'none'") && !scripts.includes('unsafe') && policy.includes('base-uri'),
    cache: headers['cache-control'] !== undefined,
    stranger: !('server' in headers) && !('x-powered-by' in headers),
  };
  return Object.entries(wants).flatMap(([name, isGood]) => (isGood ? [] : [name]));
}

const PAGE = { accept: 'text/html' };
const UPGRADE = {
  connection: 'upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
const upgradeText = (path: string, over: Record<string, string> = {}) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\n${Object.entries({ ...UPGRADE, ...over })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

it('every route that the router has answers with them', async () => {
  const bad: string[] = [];
  expect(exchange.routes.length).toBeGreaterThan(150);
  for (const route of exchange.routes) {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(/:\w+/g, 'x').replace('*', 'x');
    const faults = faultsOf(await ask(method, path));
    if (faults.length > 0) bad.push(`${route}: ${faults.join(', ')}`);
  }
  expect(bad).toEqual([]);
});

describe('so does', () => {
  it.each<[string, string, number]>([
    ['a page', '/wallet/overview', 200],
    ['the first page', '/', 200],
    ['a page that leads on', '/wallet', 302],
    ['an unknown page', '/wallet/nothing', 404],
    ['the downtime page', '/downtime/index.html', 200],
    ['a file', '/assets/app-1.js', 200],
    ['a picture', '/icon.svg', 200],
    ['the console', '/console/', 200],
    ['a page of the console', '/console/users', 200],
    ['a file of the console', '/console/assets/main-1.js', 200],
    ['a missing file of the console', '/console/assets/none.js', 404],
    ['the way to the console', '/console', 302],
    ['an address that cannot be decoded', '/%zz', 400],
    ['a query that cannot be read', '/open/operator/status?a=%zz', 400],
    ['an address that is too long', `/${'a'.repeat(3_000)}`, 414],
    ['an unknown call of programs', '/api/v3/nothing', 404],
    ['the address of connections, without one', '/websocket/?EIO=4&transport=polling', 404],
  ])('%s', async (_what, path, status) => {
    const answer = await ask('GET', path, PAGE);
    expect([answer.status, faultsOf(answer)]).toEqual([status, []]);
  });

  it.each(['DELETE', 'TRACE'])('a method that is not offered: %s', async (method) => {
    const answer = await ask(method, '/healthz');
    expect([answer.status, faultsOf(answer)]).toEqual([404, []]);
  });

  it('a body that is too large, and one of a type that is not spoken', async () => {
    const post = exchange.routes.find((route) => route.startsWith('POST /'))!.slice('POST '.length);
    const form = 'application/x-www-form-urlencoded';
    const large = await ask('POST', post, { 'content-type': form }, `a=${'x'.repeat(70_000)}`);
    expect([large.status, faultsOf(large)]).toEqual([413, []]);
    const json = await ask('POST', post, { 'content-type': 'application/json' }, '{}');
    expect([json.status, faultsOf(json)]).toEqual([415, []]);
  });

  it.each<[string, string, number]>([
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an expectation that nobody meets', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: cake\r\nconnection: close\r\n\r\n', 417],
    [
      'a length and pieces at once',
      'POST /open/identity/logout HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['two Host headers', 'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n', 400],
    [
      'a connection from another site',
      upgradeText('/websocket/?EIO=4&transport=websocket', { origin: 'http://e' }),
      403,
    ],
    ['a connection that is none', upgradeText('/websocket/?EIO=4&transport=polling'), 400],
    ['a second one for a session', upgradeText('/websocket/?EIO=4&transport=websocket&sid=x'), 400],
    [
      'a connection with an unreadable key',
      upgradeText('/websocket/?EIO=4&transport=websocket', { 'sec-websocket-key': 'x' }),
      400,
    ],
    ['a stream with an unreadable key', upgradeText('/ws', { 'sec-websocket-key': 'x' }), 400],
    ['a stream in another version', upgradeText('/ws', { 'sec-websocket-version': '7' }), 400],
    ['a connection where there is none', upgradeText('/nowhere'), 404],
  ])('the refusal of %s', async (_what, text, status) => {
    const answer = await say(text);
    expect([answer.status, faultsOf(answer)]).toEqual([status, []]);
  });
});

it.each([
  ['/websocket/?EIO=4&transport=websocket', SOCKET_SETTINGS.socketsPerAddressMax],
  ['/ws', RAW_SOCKET_SETTINGS.socketsPerAddressMax],
  ['/ws-api/v3', RAW_SOCKET_SETTINGS.socketsPerAddressMax],
])(
  'so does the refusal of one connection too many at %s, which are those of a caller and not of the proxy',
  async (path, max) => {
    const open: Socket[] = [];
    const ask101 = (address: string) =>
      new Promise<void>((taken) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(upgradeText(path, { 'x-forwarded-for': address })),
        );
        socket.once('data', () => taken()).on('error', () => {});
        open.push(socket);
      });
    // Nothing is ever said on them.
    await Promise.all(Array.from({ length: max }, (_, at) => ask101(`2001:db8::${(at + 1).toString(16)}`)));
    const refused = await say(upgradeText(path, { 'x-forwarded-for': '2001:db8::ffff' }));
    expect([refused.status, faultsOf(refused)]).toEqual([429, []]);
    await ask101('2001:db8:0:1::1');
    const ended = open.map((socket) => new Promise<void>((done) => socket.once('close', () => done())));
    for (const socket of open) socket.destroy();
    await Promise.all(ended);
  },
);

describe('what may be kept', () => {
  it.each([
    ['/console/', 'no-cache'],
    ['/console/users', 'no-cache'],
    ['/wallet/overview', 'no-cache'],
    ['/healthz', 'no-store'],
    ['/nothing', 'no-store'],
    ['/console/assets/main-1.js', 'public, max-age=31536000, immutable'],
  ])('%s: %s', async (path, cache) => {
    expect((await ask('GET', path)).headers['cache-control']).toBe(cache);
  });
});

it('nobody may frame the console, and it may load its own files alone', async () => {
  const { headers } = await ask('GET', '/console/users');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
});
