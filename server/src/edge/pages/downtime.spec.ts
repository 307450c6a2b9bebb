// @vitest-environment jsdom
import { operator } from '@bourse/contract/operator.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DOWNTIME_SCRIPT, downtimePage } from './downtime.ts';

interface Shown {
  innerHTML: string;
  hidden: boolean;
  readonly href: string;
}
/** As much of a browser's page as this one needs: the server is compiled without one. */
interface Browser extends EventTarget {
  readonly document: EventTarget & { readonly documentElement: Shown; querySelector(selector: string): Shown };
  readonly location: { readonly origin: string; readonly href: string; readonly pathname: string };
  readonly history: { replaceState(data: null, unused: string, url: string): void };
}
// The suite runs in such a page, of which the server's own types know nothing.
const window = globalThis as unknown as Browser;
const { document, location, history } = window;

/** What the exchange says when it is asked; each time another one of them, the last one for ever. */
type Said = () => Promise<Response> | Response;
const says = (shutdown: boolean): Response => Response.json({ code: 0, data: { shutdown, switches: {}, demo: false } });
const closed: Said = () => says(true);
const open: Said = () => says(false);
const gone: Said = () => Promise.reject(new TypeError('fetch failed'));

interface Visit {
  readonly asked: string[];
  readonly left: string[];
}

/** Opens the page at an address and runs its script as the browser does, but for the network and the way out. */
function visit(address: string, place: string, ...answers: Said[]): Visit {
  document.documentElement.innerHTML = downtimePage({ locale: 'en_US', theme: 'system' }, place);
  history.replaceState(null, '', address);
  const asked: string[] = [];
  const left: string[] = [];
  const way = { pathname: location.pathname, href: location.href, replace: (to: string) => left.push(to) };
  const ask = (path: string) => {
    asked.push(path);
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0])!());
  };
  new Function('location', 'fetch', DOWNTIME_SCRIPT)(way, ask);
  return { asked, left };
}

const here = '/downtime/index.html?from=%2Fwallet%2Foverview%3Fa%3D1';
const place = '/wallet/overview?a=1';
const back = `${location.origin}${place}`;
const AT_ONCE = 6_000;
const A_DAY = 86_400_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the downtime page', () => {
  it('says that it leads back only where a script can keep the promise', () => {
    document.documentElement.innerHTML = downtimePage({ locale: 'en_US', theme: 'system' }, place);
    const promise = document.querySelector('p + p');
    expect([promise.hidden, document.querySelector('a').href]).toEqual([true, back]);
    visit(here, place, closed);
    expect(document.querySelector('p + p').hidden).toBe(false);
  });

  it('asks the public status, and leads back once the exchange is open', async () => {
    const { asked, left } = visit(here, place, closed, closed, open);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(Array(3).fill(operator.status.path));
    expect(left).toEqual([back]);
    await vi.advanceTimersByTimeAsync(A_DAY);
    expect([asked.length, left.length]).toEqual([3, 1]);
  });

  it.each<[string, Said]>([
    ['a server that is gone', gone],
    ['a gateway without a server', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['a gateway that says that all is well', () => new Response('<h1>Soon</h1>')],
    ['a database that is away', () => Response.json({ code: 50_000, data: null }, { status: 503 })],
    ['too many questions', () => Response.json({ code: 42_900, data: null })],
    ['an answer of another form', () => Response.json({ code: 0, data: {} })],
    ['an answer of no form', () => Response.json(null)],
  ])('stays before %s, and goes on asking', async (_what, said) => {
    const { asked, left } = visit(here, place, said, said, said, open);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect([asked.length, left]).toEqual([4, [back]]);
  });

  it.each([
    ['soonest', 0],
    ['latest', 0.999_999],
  ])('asks ever more rarely and never gives up, at the %s', async (_when, random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { asked, left } = visit(here, place, gone);
    await vi.advanceTimersByTimeAsync(AT_ONCE);
    const first = asked.length;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(3);
    await vi.advanceTimersByTimeAsync(A_DAY);
    const perDay = asked.length;
    expect(perDay).toBeGreaterThan(900);
    expect(perDay).toBeLessThan(2_900);
    expect(left).toEqual([]);
  });

  it('leads back to its own host alone, whatever the address looks like that a proxy shows it at', async () => {
    const seen = visit(`${location.origin}//thief.example/log-in?x=1`, '/', open);
    await vi.advanceTimersByTimeAsync(AT_ONCE);
    expect(seen.left.map((to) => new URL(to, location.origin).origin)).toEqual([location.origin]);
  });

  it('asks at once when the person or the network comes back, and one question at a time', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    let answer: (said: Response) => void = () => {};
    const slow: Said = () => new Promise((resolve) => (answer = resolve));
    const { asked, left } = visit(here, place, slow, open);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    expect(asked.length).toBe(1);
    answer(says(true));
    await vi.advanceTimersByTimeAsync(0);
    expect(left).toEqual([]);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.length, left]).toEqual([2, [back]]);
  });

  it.each(['/console/users?q=a', '/wallet/withdraw?asset=BTC'])(
    'leads back to the address it stands at itself where a gateway shows its copy: %s',
    async (address) => {
      const { left } = visit(address, '/', gone, open);
      expect(document.querySelector('a').href).toBe(location.origin + address);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(left).toEqual([location.origin + address]);
    },
  );
});
