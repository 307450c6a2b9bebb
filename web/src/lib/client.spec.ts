import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallFailure } from './calls/call-failure.ts';
import { REQUEST_ID } from './calls/request-id.fixture.ts';
import {
  type ClientEvents,
  call,
  newRequestId,
  outcomeOf,
  requestHeaders,
  setAccessToken,
  setClientEvents,
  setThirdAppToken,
} from './client.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

let sent: Sent[];
let heard: string[];

const envelope = (fields: object) =>
  new Response(
    JSON.stringify({ data: null, msg: '', i18nMsgCode: null, details: null, serverNow: Date.now(), ...fields }),
  );

/** Stands in for the network: the one thing outside of the page. */
function network(answer: (url: string, init: RequestInit) => Promise<Response> | Response): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer(url, init);
  });
}

const events: ClientEvents = {
  onLoginNeeded: () => heard.push('login'),
  onDowntime: () => heard.push('downtime'),
  onFailure: (sentence) => heard.push(`failure: ${sentence}`),
  sentenceOf: async (group, code, details) =>
    code === 'LOCALIZED' ? `${group} sentence with ${details.min as string}` : null,
  networkSentence: async (kind) => `${kind} sentence`,
};

const failureOf = (promise: Promise<unknown>): Promise<CallFailure> =>
  promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error) => error,
  );

beforeEach(() => {
  sent = [];
  heard = [];
  setClientEvents(events);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setAccessToken(null);
  setThirdAppToken(null);
});

describe('body codes', () => {
  const successes = [0, 20, 32, 33, 34, 200, 600, 1022, 1023, 1024, 9998, 9999, 200_017, 100, 101, 150, 199];
  it.each(successes)('takes %i as success', async (code) => {
    network(() => envelope({ code, data: { done: code } }));
    await expect(call('identity.logout', {})).resolves.toEqual({ done: code });
    expect(heard).toEqual([]);
  });

  it('takes errno OK as success whatever the code', async () => {
    network(() => envelope({ code: undefined, errno: 'OK', data: 7 }));
    await expect(call('identity.logout', {})).resolves.toBe(7);
  });

  it.each([1, 10, 19, 99, 201, 300, 1000, 1999, 40_000, 42_900, 50_300, -1, 10_0000, 120.5])(
    'takes %d as a failure and shows its message',
    async (code) => {
      network(() => envelope({ code, msg: 'plain words' }));
      const failure = await failureOf(call('identity.logout', {}));
      expect([failure.kind, failure.code, failure.message]).toEqual(['refused', code, 'plain words']);
      expect(heard).toEqual(['failure: plain words']);
    },
  );

  it.each([99_999, -999_999])('leaves for the downtime page on %i', async (code) => {
    network(() => envelope({ code, msg: 'down' }));
    expect((await failureOf(call('identity.logout', {}))).kind).toBe('downtime');
    expect(heard).toEqual(['downtime']);
  });

  it('goes to the login page on 401 in the body', async () => {
    network(() => envelope({ code: 401 }));
    expect((await failureOf(call('identity.logout', {}))).kind).toBe('login');
    expect(heard).toEqual(['login']);
  });

  it('leads nowhere on 401 when it was asked before anybody knew who is here', async () => {
    network(() => envelope({ code: 401 }));
    expect((await failureOf(call('identity.security', {}, { isEarly: true, quiet: true }))).kind).toBe('login');
    expect(heard).toEqual([]);
  });

  it('names the classes of codes', () => {
    expect([outcomeOf(401), outcomeOf(99_999), outcomeOf(150), outcomeOf(Number.NaN)]).toEqual([
      'login',
      'downtime',
      'success',
      'refused',
    ]);
  });
});

describe('HTTP statuses', () => {
  it('goes to the login page on 401', async () => {
    network(() => new Response('', { status: 401 }));
    await failureOf(call('identity.logout', {}));
    expect(heard).toEqual(['login']);
  });

  it.each([201, 204, 302, 400, 403, 404, 429, 500, 502, 503])('is a network error on %i', async (status) => {
    network(() => new Response(status === 204 ? null : '{"code":0}', { status }));
    const failure = await failureOf(call('identity.logout', {}));
    expect([failure.kind, failure.status]).toEqual(['network', status]);
    expect(heard).toEqual(['failure: network sentence']);
  });

  it('is a network error when nothing answers, or when the answer is no JSON', async () => {
    network(() => Promise.reject(new TypeError('fetch failed')));
    expect((await failureOf(call('identity.logout', {}))).isOutcomeUnknown).toBe(true);
    network(() => new Response('<html>'));
    expect((await failureOf(call('identity.logout', {}))).kind).toBe('network');
  });
});

describe('messages', () => {
  it('prefers the sentence of i18nMsgCode over msg', async () => {
    network(() =>
      envelope({ code: 40_000, msg: 'raw', i18nMsgCode: 'LOCALIZED', details: { min: '5', field: 'amount' } }),
    );
    const failure = await failureOf(call('transfers.transfer', {} as never));
    expect([failure.message, failure.i18nMsgCode, failure.field]).toEqual([
      'transfers sentence with 5',
      'LOCALIZED',
      'amount',
    ]);
    expect(heard).toEqual(['failure: transfers sentence with 5']);
  });

  it('falls back to msg for a code that has no sentence', async () => {
    network(() => envelope({ code: 40_000, msg: 'raw', i18nMsgCode: 'UNKNOWN' }));
    expect((await failureOf(call('identity.logout', {}))).message).toBe('raw');
  });

  it('leaves the showing to a caller that asks for it', async () => {
    network(() => envelope({ code: 40_000, msg: 'raw' }));
    expect((await failureOf(call('identity.logout', {}, { quiet: true }))).message).toBe('raw');
    expect(heard).toEqual([]);
  });
});

describe('requests', () => {
  it('rejects a second request to a URL that is still pending, and takes it again afterwards', async () => {
    let answer: (response: Response) => void = () => undefined;
    network(() => new Promise((resolve) => (answer = resolve)));
    const first = call('identity.logout', {});
    const second = await failureOf(call('identity.logout', {}));
    expect([second.kind, second.message, sent.length]).toEqual(['pending', 'pending sentence', 1]);
    answer(envelope({ code: 0, data: 1 }));
    await expect(first).resolves.toBe(1);
    network(() => envelope({ code: 0, data: 2 }));
    await expect(call('identity.logout', {})).resolves.toBe(2);
  });

  it('counts reading and writing at one address as two', async () => {
    network((_, { method }) => envelope({ code: 0, data: method }));
    await expect(
      Promise.all([call('identity.kyc', {}), call('identity.submitKyc', { target: 'advanced' } as never)]),
    ).resolves.toEqual(['GET', 'POST']);
  });

  it('counts a different query as a different URL', async () => {
    network(() => envelope({ code: 0, data: 1 }));
    await Promise.all([
      call('identity.loginHistory', { limit: '5' } as never),
      call('identity.loginHistory', { limit: '6' } as never),
    ]);
    expect(sent.map(({ url }) => url)).toEqual(['/open/identity/logins?limit=5', '/open/identity/logins?limit=6']);
  });

  it.each(['OUTCOME_UNKNOWN', 'SYSTEM_ERROR'])('has an outcome that nobody knows after %s', async (i18nMsgCode) => {
    network(() => Response.json({ code: 40_000, i18nMsgCode }));
    expect((await failureOf(call('identity.logout', {}))).isOutcomeUnknown).toBe(true);
    network(() => Response.json({ code: 50_300, i18nMsgCode: 'BUSY' }));
    expect((await failureOf(call('identity.logout', {}))).isOutcomeUnknown).toBe(false);
  });

  it('gives up after 30 seconds, with an outcome that nobody knows', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(30_000);
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    });
    network((_url, init) => Promise.reject(init.signal?.reason));
    const failure = await failureOf(call('identity.logout', {}));
    expect([failure.kind, failure.isOutcomeUnknown]).toEqual(['timeout', true]);
    vi.restoreAllMocks();
  });

  it('encodes the body of a POST as a form and leaves out what is not there', async () => {
    network(() => envelope({ code: 0 }));
    await call('identity.login', { account: 'a+b@c.de', password: 'ä &=', code: undefined } as never);
    expect(sent[0]?.init.method).toBe('POST');
    expect(String(sent[0]?.init.body)).toBe('account=a%2Bb%40c.de&password=%C3%A4+%26%3D');
  });

  it('sends GET and DELETE in the address', async () => {
    network(() => envelope({ code: 0 }));
    await call('identity.endSession', { others: 'true' });
    expect([sent[0]?.init.method, sent[0]?.url, sent[0]?.init.body]).toEqual([
      'DELETE',
      '/open/identity/sessions?others=true',
      undefined,
    ]);
  });

  it('says nothing when the caller took the question back', async () => {
    const control = new AbortController();
    network(
      (_url, init) =>
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    const asked = failureOf(call('identity.security', {}, { signal: control.signal }));
    control.abort();
    await asked;
    expect(heard).toEqual([]);
  });
});

describe('headers', () => {
  it('has both forms of the language, a token of its own, the marker and the currency', () => {
    const headers = requestHeaders();
    expect(headers).toMatchObject({
      language: 'en_US',
      locale: 'en-US',
      'X-Requested-With': 'XMLHttpRequest',
      selectType: 'USD',
    });
    expect(headers.token).toMatch(/^[0-9a-f]{32}$/);
    expect(requestHeaders().token).not.toBe(headers.token);
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('thirdAppToken');
  });

  it('carries the access token twice while it is good, and a third-party token when there is one', () => {
    setAccessToken('abc', Date.now() + 60_000);
    setThirdAppToken('third');
    expect(requestHeaders()).toMatchObject({ authorization: 'abc', loginToken: 'abc', thirdAppToken: 'third' });
    setAccessToken('abc', Date.now() - 1);
    expect(requestHeaders()).not.toHaveProperty('authorization');
  });

  it('makes request ids that are UUIDs', () => {
    expect(newRequestId()).toMatch(REQUEST_ID);
  });
});
