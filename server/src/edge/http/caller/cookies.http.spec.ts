import { endpoint } from '@bourse/contract/endpoint.ts';
import { ok } from '@bourse/core/result.ts';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newCookieSecret, newSecret } from '../../../platform/ids/ids.ts';
import type { RequestContext } from '../../../platform/request/context.ts';
import { edgeOptions } from '../edge-options.rig.ts';
import { createHttpServer } from '../http-server.ts';
import { mountGroup } from '../mount.ts';

const OLD = newSecret();
const NEW = newCookieSecret();
const say = (path: `/${string}`) =>
  endpoint({
    method: 'GET',
    path,
    summary: '',
    access: 'anyone',
    input: z.strictObject({}),
    output: z.object({ uid: z.string().nullable(), device: z.string().nullable() }),
    refusals: [],
  });
const group = { who: say('/t/who'), asking: say('/t/asking'), logIn: say('/t/log-in'), logOut: say('/t/log-out') };
const said = ({ uid, deviceId }: RequestContext) => ok({ uid, device: deviceId });

const open = async (secureCookies: boolean): Promise<FastifyInstance> => {
  const options = edgeOptions({
    secureCookies,
    auth: {
      authenticate: async ({ cookie }) => (cookie === OLD || cookie === NEW ? { uid: '1', sessionId: 's' } : null),
      authenticateStaff: async () => null,
    },
  });
  const server = await createHttpServer({ log: pino({ level: 'silent' }), nowMs: options.nowMs, headers: {} });
  const handlers = {
    who: async (_: unknown, context: RequestContext) => said(context),
    asking: async (_: unknown, { cookie }: RequestContext) =>
      ok({ uid: null, device: cookie('bourse_asking') ?? null }),
    logIn: async (_: unknown, context: RequestContext) => {
      context.setCookie('bourse_sid', NEW, 60_000);
      return said(context);
    },
    logOut: async (_: unknown, context: RequestContext) => {
      context.setCookie('bourse_sid', null);
      return said(context);
    },
  };
  mountGroup(server, 't', group, handlers, options);
  return server;
};

let secure: FastifyInstance;
let plain: FastifyInstance;
beforeAll(async () => {
  [secure, plain] = await Promise.all([open(true), open(false)]);
});
afterAll(() => Promise.all([secure.close(), plain.close()]));

const ask = async (server: FastifyInstance, path: string, cookie = '') => {
  const answer = await server.inject({ url: path, headers: { cookie } });
  return { data: answer.json().data, set: [answer.headers['set-cookie'] ?? []].flat() };
};

describe('over HTTPS', () => {
  it('a cookie is of this host alone', async () => {
    const { set } = await ask(secure, '/t/log-in');
    expect(set).toEqual([`__Host-bourse_sid=${NEW}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`]);
    expect((await ask(secure, '/t/who', `__Host-bourse_sid=${NEW}`)).data.uid).toBe('1');
  });

  it('who was logged in under the old name still is, until a new cookie takes its place', async () => {
    const old = await ask(secure, '/t/who', `bourse_sid=${OLD}; bourse_device=${OLD}`);
    expect(old.data).toEqual({ uid: '1', device: OLD });
    for (const path of ['/t/log-in', '/t/log-out']) {
      const { set } = await ask(secure, path, `bourse_sid=${OLD}`);
      expect(set.map((line) => line.split('=')[0])).toEqual(['__Host-bourse_sid', 'bourse_sid']);
      expect(set[1]).toMatch(/^bourse_sid=;.*Expires=Thu, 01 Jan 1970/);
    }
  });

  it('a name that came with the prefix was never one without, so nothing is taken under it', async () => {
    expect((await ask(secure, '/t/asking', 'bourse_asking=known-to-a-neighbour')).data.device).toBeNull();
    expect((await ask(secure, '/t/asking', '__Host-bourse_asking=mine')).data.device).toBe('mine');
  });

  it('a secret of today that a neighbour planted under the old name is nobody', async () => {
    const planted = await ask(secure, '/t/who', `bourse_sid=${NEW}; bourse_device=${NEW}`);
    expect(planted.data).toEqual({ uid: null, device: null });
    const beside = await ask(secure, '/t/who', `bourse_sid=${OLD}; __Host-bourse_sid=made-up`);
    expect(beside.data.uid).toBeNull();
  });
});

it('over HTTP names are plain, because a browser would refuse the prefix', async () => {
  const { set } = await ask(plain, '/t/log-in', `bourse_sid=${OLD}`);
  expect(set).toEqual([`bourse_sid=${NEW}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`]);
  expect((await ask(plain, '/t/who', `bourse_sid=${NEW}`)).data.uid).toBe('1');
  expect((await ask(plain, '/t/who', `__Host-bourse_sid=${NEW}`)).data.uid).toBeNull();
});
