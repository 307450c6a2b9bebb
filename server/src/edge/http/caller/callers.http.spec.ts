import { type Access, endpoint, type RateLimit } from '@bourse/contract/endpoint.ts';
import { ok } from '@bourse/core/result.ts';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { edgeOptions } from '../edge-options.rig.ts';
import { createHttpServer } from '../http-server.ts';
import { mountGroup } from '../mount.ts';

const ONE: RateLimit = { max: 1, windowMs: 60_000 };
const reading = (path: `/${string}`, access: Access, rate?: RateLimit) =>
  endpoint({
    method: 'GET',
    path,
    summary: '',
    access,
    input: z.strictObject({}),
    output: z.object({}),
    refusals: [],
    ...(rate && { rate }),
  });
const group = {
  rare: reading('/t/rare', 'anyone', ONE),
  common: reading('/t/common', 'anyone'),
  rareForStaff: reading('/t/rare-for-staff', ['auditor'], ONE),
  rareForUser: reading('/t/rare-for-user', 'user', ONE),
  forUser: reading('/t/closable', 'user'),
};

let server: FastifyInstance;
let looks = 0;
const options = edgeOptions({
  auth: {
    authenticate: async ({ cookie = '', accessToken }) => {
      looks += 1;
      if (accessToken === 'another') return null;
      if (cookie === 'good') return { uid: '100000001', sessionId: 's1' };
      return /^\d{9}$/.test(cookie) ? { uid: cookie, sessionId: 's1' } : null;
    },
    authenticateStaff: async ({ cookie }) => {
      looks += 1;
      return cookie === 'auditor' ? { staffId: '1', role: cookie, needsKey: false } : null;
    },
  },
});

beforeAll(async () => {
  server = await createHttpServer({ log: pino({ level: 'silent' }), nowMs: options.nowMs, headers: {} });
  const done = async () => ok({});
  mountGroup(
    server,
    't',
    group,
    { rare: done, common: done, rareForStaff: done, rareForUser: done, forUser: done },
    options,
  );
});
afterAll(() => server.close());

describe('whose calls are counted together', () => {
  const TOO_OFTEN = 42_900;
  const call = async (path: string, remoteAddress: string, cookie = '') =>
    (await server.inject({ method: 'GET', url: path, remoteAddress, headers: { cookie } })).json().code;

  it('where anyone may call and a limit is named, the address, whoever is logged in', async () => {
    expect(await call('/t/rare', '203.0.113.1', 'bourse_sid=100000002')).toBe(0);
    for (const cookie of ['bourse_sid=100000003', 'bourse_sid=made-up', 'bourse_staff=auditor', ''])
      expect(await call('/t/rare', '203.0.113.1', cookie)).toBe(TOO_OFTEN);
    expect(await call('/t/rare', '203.0.113.2', 'bourse_sid=100000002')).toBe(0);
  });

  it('where anyone may call and only the common limit holds, the person, and of visitors the address', async () => {
    for (let calls = 0; calls < 1_200; calls += 1)
      expect(await call('/t/common', '203.0.113.5', 'bourse_sid=100000011')).toBe(0);
    expect(await call('/t/common', '203.0.113.5', 'bourse_sid=100000011')).toBe(TOO_OFTEN);
    expect(await call('/t/common', '203.0.113.5', 'bourse_sid=100000012')).toBe(0);
    expect(await call('/t/common', '203.0.113.5')).toBe(0);
  });

  it('of addresses the network', async () => {
    expect(await call('/t/rare', '2001:db8:1:2::1')).toBe(0);
    expect(await call('/t/rare', '2001:db8:1:2::ffff')).toBe(TOO_OFTEN);
    expect(await call('/t/rare', '2001:db8:1:3::1')).toBe(0);
    expect(await call('/t/rare', '::ffff:203.0.113.1')).toBe(TOO_OFTEN);
  });

  it('where people call, the person, wherever they are', async () => {
    expect(await call('/t/rare-for-user', '203.0.113.3', 'bourse_sid=100000004')).toBe(0);
    expect(await call('/t/rare-for-user', '203.0.113.4', 'bourse_sid=100000004')).toBe(TOO_OFTEN);
    expect(await call('/t/rare-for-user', '203.0.113.3', 'bourse_sid=100000005')).toBe(0);
  });

  it('where staff call, the member of staff, whichever account of a person is logged in beside', async () => {
    expect(await call('/t/rare-for-staff', '203.0.113.3', 'bourse_staff=auditor; bourse_sid=100000006')).toBe(0);
    expect(await call('/t/rare-for-staff', '203.0.113.3', 'bourse_staff=auditor; bourse_sid=100000007')).toBe(
      TOO_OFTEN,
    );
  });
});

describe('a flood of made-up cookies', () => {
  const TOO_OFTEN = 42_900;
  const seen = async (cookie: string, ip: string, headers: Record<string, string> = {}) => {
    const call = { method: 'GET', url: '/t/closable', remoteAddress: ip, headers: { ...headers, cookie } } as const;
    return (await server.inject(call)).json().code as number;
  };

  it.each([
    ['bourse_sid', '203.0.113.66', 'bourse_sid=100000008'],
    ['bourse_staff', '203.0.113.67', 'bourse_sid=100000009'],
  ])('of %s costs so many looks, and slows nobody who is logged in', async (name, ip, newcomer) => {
    expect(await seen('bourse_sid=good', ip)).toBe(0);
    looks = 0;
    for (let made = 0; made < 150; made += 1)
      expect(await seen(`${name}=made-up-${made}`, ip)).toBe(made < 100 ? 401 : TOO_OFTEN);
    expect(looks).toBe(100);
    expect(await seen('bourse_sid=good', ip)).toBe(0);
    expect(await seen(`${name}=made-up-0`, ip), 'what is known to be nobody’s is nobody’s').toBe(401);
    expect(await seen(newcomer, ip), 'who may be somebody is not told to log in').toBe(TOO_OFTEN);
    expect(await seen(newcomer, '203.0.113.68')).toBe(0);
    expect(await seen(newcomer, ip)).toBe(0);
  });

  it('is no flood where the token of another session came with a good cookie', async () => {
    for (let call = 0; call < 150; call += 1)
      expect(await seen('bourse_sid=good', '203.0.113.69', { authorization: 'Bearer another' })).toBe(401);
    expect(await seen('bourse_sid=good', '203.0.113.69')).toBe(0);
  });
});
