import { ok, refuse } from '@bourse/core/result.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Overloaded } from '../../platform/crypto/fair-line.ts';
import { createLog } from '../../platform/log/log.ts';
import { edgeOptions } from './edge-options.rig.ts';
import { createHttpServer } from './http-server.ts';
import { group } from './mount.rig.ts';
import { mountGroup } from './mount.ts';

let server: FastifyInstance;
const logged: string[] = [];
const log = createLog({ level: 'info', destination: { write: (line) => logged.push(line) } });
let isShutDown = false;
let isFeatureOn = true;
const options = edgeOptions({
  isShutDown: () => isShutDown,
  isFeatureOn: (feature) => feature !== 'RED_ENVELOPE_CLOSE' || isFeatureOn,
  auth: {
    authenticate: async ({ cookie }) => (cookie === 'good' ? { uid: '100000001', sessionId: 's1' } : null),
    authenticateStaff: async ({ cookie }) =>
      cookie === 'auditor' || cookie === 'support' ? { staffId: '1', role: cookie, needsKey: false } : null,
  },
});

beforeAll(async () => {
  server = await createHttpServer({ log, nowMs: options.nowMs, headers: {} });
  mountGroup(
    server,
    't',
    group,
    {
      open: async (input: { a?: string }) =>
        input.a === 'no' ? refuse('NOT_TODAY', { until: 'tomorrow' }) : ok({ a: input.a ?? '', secret: 'x' }),
      pay: async (_input: unknown, context: { uid: string }) => ok({ uid: context.uid }),
      staff: async (_input: unknown, context: { staff: { role: string } }) => ok({ role: context.staff.role }),
      fault: async () => {
        throw new Error('the password is hunter2');
      },
      away: async () => {
        throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      },
      awayInTheMidst: async () => {
        throw Object.assign(new Error('read'), { code: 'ECONNRESET' });
      },
      overloaded: async () => {
        throw new Overloaded();
      },
      rare: async () => ok({}),
      closable: async () => ok({}),
      demo: async () => ok({}),
    },
    options,
  );
});
beforeEach(() => {
  logged.length = 0;
  isShutDown = false;
  isFeatureOn = true;
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers });
const post = (payload: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/t/pay',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'bourse_sid=good', ...headers },
  });
const PAY = 'clientRequestId=00000000-0000-4000-8000-000000000001&amount=0.5';

describe('a query that cannot be read', () => {
  it.each(['a=%', 'a=%zz', 'a=%00', 'a=1&a=1', 'a=%C0%AF', 'a=%ED%A0%80'])(
    '%s is answered, and the process lives on',
    async (query) => {
      const answer = await get(`/t/open?${query}`);
      expect(answer.statusCode).toBe(400);
      expect((await get('/t/open?a=b')).statusCode).toBe(200);
    },
  );
});

describe('answers', () => {
  it('cuts an answer to what the contract promises', async () => {
    expect((await get('/t/open?a=b')).json()).toEqual({
      code: 0,
      data: { a: 'b' },
      msg: '',
      i18nMsgCode: null,
      details: null,
      serverNow: 60_000,
    });
  });

  it('names a refusal and its numbers over HTTP 200', async () => {
    const answer = await get('/t/open?a=no');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      code: 40_000,
      i18nMsgCode: 'NOT_TODAY',
      details: { until: 'tomorrow' },
      msg: 'sentence of NOT_TODAY',
    });
  });

  it('never shows what a fault says', async () => {
    const answer = await get('/t/fault');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('hunter2');
    expect(answer.json().msg).toMatch(/reference [0-9a-f-]{36}/);
  });

  it('refuses what is asked while the database is away, as every refusal over HTTP 200, and says when to ask again', async () => {
    const answer = await get('/t/away');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: 50_300, i18nMsgCode: 'BUSY' });
    expect(answer.headers['retry-after']).toBe('2');
  });

  it('refuses what was turned away before it began as BUSY, over HTTP 200', async () => {
    const answer = await server.inject({ method: 'POST', url: '/t/overloaded' });
    expect([answer.statusCode, answer.json().i18nMsgCode]).toEqual([200, 'BUSY']);
  });

  it('says that nobody knows when the database goes away in the midst of a change', async () => {
    const answer = await server.inject({ method: 'POST', url: '/t/midst' });
    expect([answer.statusCode, answer.json().i18nMsgCode]).toEqual([200, 'OUTCOME_UNKNOWN']);
  });

  it('answers 99999 to all while the product is shut down', async () => {
    isShutDown = true;
    expect((await get('/t/open')).json().code).toBe(99_999);
  });
});

describe('the line of a call in the log', () => {
  it.each([
    ['/t/staff', 'bourse_staff=support', { endpoint: 't.staff', outcome: 'FORBIDDEN', staff: '1', uid: null }],
    ['/t/open?b=1', 'bourse_sid=good', { endpoint: 't.open', outcome: 'FIELD_UNKNOWN', staff: null, uid: '100000001' }],
  ])('%s as %s says who called from where, and how it ended', async (url, cookie, said) => {
    await get(url, { cookie });
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { ...said, ip: '127.0.0.1', reqId: expect.stringMatching(/^[0-9a-f-]{36}$/), msg: 'call' },
    ]);
  });
});

describe('a feature that is switched off', () => {
  it('is answered FEATURE_OFF before anything else is asked, and works again at once', async () => {
    isFeatureOn = false;
    expect((await get('/t/closable')).json()).toMatchObject({
      code: 40_000,
      i18nMsgCode: 'FEATURE_OFF',
      details: { feature: 'RED_ENVELOPE_CLOSE' },
    });
    expect((await get('/t/open')).json().code).toBe(0);
    isFeatureOn = true;
    expect((await get('/t/closable')).json().i18nMsgCode).toBe('LOGIN_REQUIRED');
  });
});

describe('who may call', () => {
  it('asks a visitor to log in', async () => {
    expect((await post(PAY, { cookie: 'bourse_sid=bad' })).json()).toMatchObject({
      code: 401,
      i18nMsgCode: 'LOGIN_REQUIRED',
    });
  });

  it('hands on the person of the cookie, whatever a header claims', async () => {
    expect((await post(PAY, { 'x-user-id': '999999999' })).json().data).toEqual({ uid: '100000001' });
  });

  it.each([
    ['bourse_staff=auditor', 0],
    ['bourse_staff=support', 40_000],
    ['bourse_sid=good', 401],
  ])('staff endpoint with %s answers %i', async (cookie, code) => {
    expect((await get('/t/staff', { cookie })).json().code).toBe(code);
  });

  it.each([
    [{ origin: 'https://own.example' }, 0],
    [{ origin: 'https://evil.example' }, 40_000],
    [{ 'sec-fetch-site': 'cross-site' }, 40_000],
  ])('a write with %j answers %i', async (headers, code) => {
    expect((await post(PAY, headers as Record<string, string>)).json().code).toBe(code);
  });

  it('has no demo path outside the demo', async () => {
    expect((await get('/t/demo')).statusCode).toBe(404);
  });

  it('slows a flood down and says until when', async () => {
    expect((await get('/t/rare')).json().code).toBe(0);
    expect((await get('/t/rare')).json()).toMatchObject({ code: 42_900, details: { max: 1, retryAfterMs: 60_000 } });
  });
});

describe('fields', () => {
  it.each([
    [`${PAY}&x=1`, { field: 'x' }],
    ['amount=1', { field: 'clientRequestId', reason: 'REQUIRED' }],
    [`${PAY}e309`, { field: 'amount', reason: 'NOT_AN_AMOUNT' }],
    [PAY.replace('0.5', '0x10'), { field: 'amount', reason: 'NOT_AN_AMOUNT' }],
    [PAY.replace('0.5', '%EF%BC%91'), { field: 'amount', reason: 'NOT_AN_AMOUNT' }],
  ])('%s', async (body, details) => {
    expect((await post(body)).json()).toMatchObject({ code: 40_000, details });
  });

  it.each([
    ['a=1&a=2', 400],
    ['a=%zz', 400],
    ['a=%00', 400],
    ['x'.repeat(70_000), 413],
  ])('an unreadable body is not understood', async (body, status) => {
    expect((await post(body)).statusCode).toBe(status);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/json\ta'])(
    '%s is not spoken',
    async (type) => {
      expect((await post('{}', { 'content-type': type })).statusCode).toBe(415);
    },
  );
});
