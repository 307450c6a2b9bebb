import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { edgeOptions } from '../edge-options.rig.ts';
import { createHttpServer } from '../http-server.ts';
import { callerCountry } from './caller-address.ts';
import { contextOf } from './request-context.ts';

let server: FastifyInstance;
const trustedProxies = ['10.0.0.1', '192.168.0.0/16'];
beforeAll(async () => {
  const auth = { authenticate: async () => null, authenticateStaff: async () => null };
  const options = edgeOptions({ auth, countryOf: callerCountry(trustedProxies, 'cf-ipcountry') });
  server = await createHttpServer({ log: pino({ level: 'silent' }), nowMs: () => 0, headers: {}, trustedProxies });
  server.get('/', async (request, reply) => {
    const { country, ip } = (await contextOf(request, reply, options)).context;
    return { country, ip };
  });
});
afterAll(() => server.close());

it.each<[string, string, string | undefined, string | null]>([
  ['the proxy', '10.0.0.1', 'SE', 'SE'],
  ['a proxy of the network, in small letters', '192.168.7.7', ' se ', 'SE'],
  ['the proxy that does not say', '10.0.0.1', undefined, null],
  ['the proxy that does not know', '10.0.0.1', 'XX', null],
  ['the proxy that says no country', '10.0.0.1', 'T1', null],
  ['the proxy that says more', '10.0.0.1', 'SE,NO', null],
  ['the caller without a proxy', '203.0.113.9', 'SE', null],
])('the country that %s tells', async (_who, remoteAddress, said, country) => {
  const headers = { 'x-forwarded-for': '203.0.113.9', ...(said !== undefined && { 'cf-ipcountry': said }) };
  const answer = await server.inject({ url: '/', remoteAddress, headers });
  expect(answer.json()).toEqual({ country, ip: '203.0.113.9' });
});

it('nobody tells a country where no header is configured', () => {
  const request = { headers: { 'cf-ipcountry': 'SE' }, socket: { remoteAddress: '10.0.0.1' } };
  expect(callerCountry(['10.0.0.1'], null)(request as never)).toBe(null);
});
