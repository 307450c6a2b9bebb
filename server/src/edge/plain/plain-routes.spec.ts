import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mountPlainRoutes } from './plain-routes.ts';

const PUBLIC = {
  metrics: { isOpen: true, token: null, trustedProxies: [] },
  apiDocs: true,
  secureCookies: false,
  tradingApiPage: '',
  tradingApiDocument: {},
};
const server = fastify();
let missing: readonly string[] = [];
beforeAll(() => {
  const readiness = {
    parts: ['database', 'chain-eth'],
    vital: new Set(['database']),
    missing: async () => missing,
  };
  mountPlainRoutes(server, { version: '1', demo: true, readiness, ...PUBLIC });
});
afterAll(() => server.close());

const ask = async (url: string) => {
  const answer = await server.inject({ method: 'GET', url });
  return [answer.statusCode, answer.json()];
};

it('is ready where every part is', async () => {
  missing = [];
  expect(await ask('/readyz')).toEqual([200, { status: 'ready', missing: [] }]);
  expect(await ask('/readyz/chain-eth')).toEqual([200, { status: 'ready', missing: [] }]);
});

it('a chain that stands still is named, not ready by itself, and takes no traffic from the rest', async () => {
  missing = ['chain-eth'];
  expect(await ask('/readyz')).toEqual([200, { status: 'partly ready', missing: ['chain-eth'] }]);
  expect(await ask('/readyz/chain-eth')).toEqual([503, { status: 'not ready', missing: ['chain-eth'] }]);
  expect(await ask('/readyz/database')).toEqual([200, { status: 'ready', missing: [] }]);
});

it('without what nobody can be served without it is not ready', async () => {
  missing = ['chain-eth', 'database'];
  expect(await ask('/readyz')).toEqual([503, { status: 'not ready', missing: ['chain-eth', 'database'] }]);
});

it('in production the public is shown how to trade, and neither figures nor every endpoint', async () => {
  const production = fastify();
  mountPlainRoutes(production, {
    version: '1',
    demo: false,
    readiness: { parts: [], vital: new Set(), missing: async () => [] },
    metrics: { isOpen: false, token: null, trustedProxies: [] },
    apiDocs: false,
    secureCookies: true,
    tradingApiPage: 'how to trade',
    tradingApiDocument: { openapi: '3.1.0' },
  });
  const statusOf = async (url: string) => (await production.inject({ url })).statusCode;
  for (const url of ['/metrics', '/docs', '/docs/json']) expect(await statusOf(url)).toBe(404);
  for (const url of ['/healthz', '/docs/api', '/docs/api.json', '/docs/style.css'])
    expect(await statusOf(url)).toBe(200);
  for (const url of ['/metrics', '/docs', '/docs/json']) expect((await server.inject({ url })).statusCode).toBe(200);
  await production.close();
});
