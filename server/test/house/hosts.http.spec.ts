import { rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { endpoints } from '@bourse/contract/contract.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hosts, keepSidesApart } from '../../src/edge/http/hosts.ts';
import { buildConsole, buildWeb } from '../../src/edge/pages/dist.rig.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';

const PEOPLE = 'bourse.example';
const STAFF = 'console.bourse.example';
/** Names of nobody's: another site that points here, an address, neighbours, and tricks with what a name may hold. */
const NOBODY = [
  'evil.example',
  '127.0.0.1:3000',
  'localhost',
  'x.bourse.example',
  'bourse.example.',
  'bourse.example:8443',
  'bourse.example@console.bourse.example',
  'constructor',
];
/** What both hosts answer, and what any does: no page of the console or of people, and no session, is behind it. */
const BOTH = ['GET /open/operator/status'];
const MACHINES = /^GET \/(?:healthz|metrics|readyz(?:\/.*)?)$/;
const dist = { web: buildWeb(), console: buildConsole() };

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let exchange: TestExchange;
let port: number;
beforeAll(async () => {
  exchange = await testExchange({ publicOrigin: `https://${PEOPLE}`, consoleOrigin: `https://${STAFF}`, dist });
  port = await exchange.listen();
}, 120_000);
afterAll(async () => {
  agent.destroy();
  await exchange.close();
  for (const folder of Object.values(dist)) rmSync(folder, { recursive: true });
});

const ask = (method: string, url: string, headers: Record<string, string>) =>
  exchange.server.inject({ method: method as 'GET', url, headers: { accept: 'text/html', ...headers } });

/** Over a connection: the headers that everything has are not set by what is injected. */
function askOverTheWire(
  method: string,
  path: string,
  host: string,
): Promise<{ said: string; message: IncomingMessage }> {
  return new Promise((heard, failed) => {
    const headers = { host, accept: 'text/html' };
    const asked = request({ port, host: '127.0.0.1', method, path, headers, agent }, (message) => {
      let said = '';
      message.setEncoding('utf8').on('data', (part) => (said += part));
      message.once('end', () => heard({ said, message }));
    });
    asked.once('error', failed);
    asked.end();
  });
}

/** True where the router says that there is nothing, in the words and with the headers that it always has. */
async function isNowhere(route: string, host: string): Promise<boolean> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:\w+/g, 'x').replace('*', 'x');
  const { said, message } = await askOverTheWire(method, path, host);
  expect(message.statusCode, route).toBeLessThan(500);
  expect(message.headers['content-security-policy'], route).toContain("default-src 'none'");
  expect(message.headers['strict-transport-security'], route).toBeDefined();
  return message.statusCode === 404 && said.includes('there is nothing at');
}

/** What the routes themselves are told by is not asked here: staff have what begins so, and people all else. */
const isStaffs = (route: string) => / \/(?:open\/staff|console)(?:\/|$)/.test(route);

it('every route is at the host of its side, and at no other', async () => {
  const wrong: string[] = [];
  expect(exchange.routes.length).toBeGreaterThan(150);
  for (const route of new Set(exchange.routes)) {
    const isAnybodys = MACHINES.test(route);
    const isBoth = BOTH.includes(route) || isAnybodys;
    // At the console's own host the first page leads there.
    const isFirst = route === 'GET /';
    const wants = [
      [PEOPLE, isBoth || !isStaffs(route)],
      [STAFF, isBoth || isStaffs(route) || isFirst],
      ['evil.example', isAnybodys],
    ] as const;
    for (const [host, isThere] of wants) {
      if ((await isNowhere(route, host)) === isThere) wrong.push(`${route} at ${host}`);
    }
  }
  expect(wrong).toEqual([]);
});

it.each(NOBODY)('nothing is at %s', (host) => {
  for (const side of ['people', 'staff', 'both'] as const) expect(exchange.server.hosts.serves(side, host)).toBe(false);
});

it('what staff alone may call begins as the spec above knows it', () => {
  const ofStaff = endpoints().filter(({ endpoint }) => Array.isArray(endpoint.access));
  expect(ofStaff.length).toBeGreaterThan(50);
  expect(ofStaff.filter(({ endpoint }) => !isStaffs(` ${endpoint.path}`)).map(({ id }) => id)).toEqual([]);
});

it('a route that does not say its side is not mounted', () => {
  const server = fastify();
  keepSidesApart(server, new Hosts({ publicOrigin: 'http://localhost', consoleOrigin: 'http://localhost' }));
  expect(() => server.get('/forgotten', async () => 'x')).toThrow('does not say whether it is for people or for staff');
  server.get('/said', { config: { side: 'people' } }, async () => 'x');
});

it.each([
  [PEOPLE, '/wallet/overview', 200],
  [PEOPLE, '/assets/app-1.js', 200],
  [PEOPLE, '/console/', 404],
  [PEOPLE, '/console/assets/main-1.js', 404],
  [PEOPLE.toUpperCase(), '/wallet/overview', 200],
  [`${PEOPLE}:443`, '/wallet/overview', 200],
  [STAFF, '/console/users', 200],
  [STAFF, '/console/assets/main-1.js', 200],
  [STAFF, '/', 302],
  [STAFF, '/wallet/overview', 404],
  [STAFF, '/assets/app-1.js', 404],
  [STAFF, '/robots.txt', 404],
  [STAFF, '/downtime/index.html', 404],
  ['evil.example', '/wallet/overview', 404],
  ['evil.example', '/console/', 404],
  ['evil.example', '/healthz', 200],
])('%s%s: %d', async (host, path, status) => {
  const answer = await ask('GET', path, { host });
  expect([answer.statusCode, answer.headers.location]).toEqual([status, status === 302 ? '/console/' : undefined]);
});

describe('what writes asks for the page of its own host', () => {
  it.each([
    ['/open/staff/logout', STAFF, `https://${STAFF}`, false],
    ['/open/staff/logout', STAFF, `https://${PEOPLE}`, true],
    ['/open/staff/logout', STAFF, 'https://evil.example', true],
    ['/open/identity/logout', PEOPLE, `https://${PEOPLE}`, false],
    ['/open/identity/logout', PEOPLE, `https://${STAFF}`, true],
  ])('%s at %s from %s', async (path, host, origin, isRefused) => {
    const type = 'application/x-www-form-urlencoded';
    const answer = await ask('POST', path, { host, origin, 'content-type': type });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().i18nMsgCode === 'ORIGIN_REFUSED').toBe(isRefused);
  });
});

it('people and staff log in each at their own, and their keys are bound to it', async () => {
  const { client } = await exchange.staff('superadmin');
  await client.call('staffIdentity', 'me');
  expect(client.cookie).toContain('__Host-bourse_staff=');
  const { approvals } = exchange.services;
  expect(approvals.deps.passkeys.ask('login', [], 0).rpId).toBe(STAFF);
  const person = await exchange.person();
  expect(person.client.cookie).toContain('__Host-bourse_sid=');
  const asked = await ask('GET', '/open/staff/me', { host: PEOPLE, cookie: client.cookie });
  expect(asked.statusCode).toBe(404);
});

it('connections are those of people', async () => {
  const say = (path: string, host: string) =>
    new Promise<string>((said, failed) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
        ),
      );
      socket.once('data', (data) => {
        said(data.toString('latin1').split(' ')[1]!);
        socket.destroy();
      });
      socket.once('error', failed);
    });
  for (const path of ['/websocket/?EIO=4&transport=websocket', '/ws', '/ws-api/v3']) {
    expect([await say(path, PEOPLE), await say(path, STAFF), await say(path, 'evil.example')]).toEqual([
      '101',
      '404',
      '404',
    ]);
  }
});
