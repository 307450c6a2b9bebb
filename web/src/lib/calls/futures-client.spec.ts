import { afterEach, describe, expect, it, vi } from 'vitest';
import { setAccessToken } from '../client.ts';
import { callFutures, futuresHeaders, futuresOrigin } from './futures-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setAccessToken(null);
});

describe('futuresOrigin', () => {
  it.each([
    ['https://bourse.example/', 'https://futuresapi.bourse.example'],
    ['https://www.bourse.example/wallet', 'https://futuresapi.bourse.example'],
    ['https://a.b.bourse.example:8443/', 'https://futuresapi.bourse.example:8443'],
    ['https://www.bourse.co.uk/', 'https://futuresapi.bourse.co.uk'],
    ['https://bourse.com.br/', 'https://futuresapi.bourse.com.br'],
    ['https://co.uk/', 'https://futuresapi.co.uk'],
    ['http://localhost:4000/', 'http://localhost:4000'],
    ['http://bourse.localhost/', 'http://bourse.localhost'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
    ['http://[::1]:4000/', 'http://[::1]:4000'],
    ['http://bourse/', 'http://bourse'],
  ])('finds the API of %s at %s', (page, origin) => {
    expect(futuresOrigin(new URL(page))).toBe(origin);
  });
});

describe('callFutures', () => {
  it('sends JSON with the headers of the futures API', async () => {
    setAccessToken('abc', Date.now() + 60_000);
    vi.stubGlobal('location', new URL('https://www.bourse.example/wallet'));
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('{"code":0}'));
    vi.stubGlobal('fetch', fetched);
    await expect(callFutures('POST', '/v1/x', { a: 1 }, { id: 'app', token: 'third' })).resolves.toEqual({ code: 0 });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://futuresapi.bourse.example/v1/x');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: {
        'Content-Type': 'application/json',
        'X-Authorization': 'abc',
        thirdAppToken: 'third',
        thirdAppId: 'app',
        language: 'en_US',
        locale: 'en-US',
      },
    });
  });

  it('leaves out what it does not have, and fails on any other status', async () => {
    expect(futuresHeaders(null)).not.toHaveProperty('X-Authorization');
    expect(futuresHeaders(null)).not.toHaveProperty('thirdAppId');
    vi.stubGlobal('location', new URL('http://localhost/'));
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
    await expect(callFutures('GET', '/v1/x')).rejects.toThrow('502');
  });
});
