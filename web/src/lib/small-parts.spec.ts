import type { Message } from '@bourse/i18n/catalog.ts';
import { describe, expect, it } from 'vitest';
import { cookieText, lifeSeconds, movesOf, readCookie } from './browser/cookies.ts';
import { readable } from './calls/refusals.ts';
import { learnServerTime, serverNowMs } from './calls/server-time.ts';
import { withRecent } from './person/recents.ts';
import { isFeatureOn } from './status.ts';

describe('cookies', () => {
  it('live seven days unless told otherwise, in four units', () => {
    expect(cookieText('a', 'b c;')).toBe('a=b%20c%3B; Path=/; Max-Age=604800; SameSite=Lax');
    expect(cookieText('a', '1', { hours: 2 }, true)).toBe('__Host-a=1; Path=/; Max-Age=7200; SameSite=Lax; Secure');
    expect([lifeSeconds({ days: 1 }), lifeSeconds({ minutes: 5 }), lifeSeconds({ seconds: 9 })]).toEqual([
      86_400, 300, 9,
    ]);
  });

  it('are read by their exact name', () => {
    expect(readCookie('b', 'b=planted; __Host-b=own', true)).toBe('own');
    expect(readCookie('b', 'ab=1; b=x%20y', false)).toBe('x y');
    expect(readCookie('a', 'ab=1; b=2', false)).toBeNull();
    expect(readCookie('a', 'a=%zz', false)).toBeNull();
  });

  it('take the names of today once, and those of before end', () => {
    const ended = (name: string) => `${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`;
    expect(movesOf(['a', 'b', 'c'], { hours: 2 }, 'a=x%20y; b=old; __Host-b=new')).toEqual([
      '__Host-a=x%20y; Path=/; Max-Age=7200; SameSite=Lax; Secure',
      ended('a'),
      ended('b'),
    ]);
    expect(movesOf(['a', 'b'], { hours: 2 }, '__Host-a=1; __Host-b=2')).toEqual([]);
  });
});

it('keeps six recent symbols of each kind, the newest first, each once', () => {
  let list = withRecent([], { tmId: 'etf', type: 4 });
  for (let index = 0; index < 8; index++) list = withRecent(list, { tmId: `s${index}`, type: 1 });
  list = withRecent(list, { tmId: 's4', type: 1 });
  expect(list.map(({ tmId }) => tmId)).toEqual(['s4', 's7', 's6', 's5', 's3', 's2', 'etf']);
});

it('takes false and a switch that was never set as on, anything else as off', () => {
  expect(['false', undefined, 'true', '', '0'].map(isFeatureOn)).toEqual([true, true, false, false, false]);
});

/** Names, times, and numbers too small to be grouped. */
const NO_AMOUNTS = [
  'above',
  'account',
  'againAt',
  'approvedAt',
  'asked',
  'asset',
  'coin',
  'count',
  'earned',
  'endAt',
  'field',
  'from',
  'ip',
  'level',
  'nextAt',
  'percent',
  'premiumPercent',
  'question',
  'round',
  'runAt',
  'scale',
  'startAt',
  'submittedAt',
  'sum',
  'symbol',
  'unlockAt',
  'zone',
];

it('makes the numbers of a refusal readable', () => {
  expect(readable({ min: '1234.5', unlockAt: 1_795_000_000_000, asset: 'ETH', tries: 3 }, 'en_US')).toEqual({
    min: '1,234.5',
    unlockAt: '2026/11/18 19:06 (UTC+8)',
    asset: 'ETH',
    tries: '3',
  });
});

it('groups every amount and price that a sentence of a refusal holds', () => {
  const catalogs = import.meta.glob<{ messages: Record<string, Message> }>('../../../i18n/en_US/*-refusal.ts', {
    eager: true,
  });
  const places = Object.values(catalogs).flatMap(({ messages }) =>
    Object.values(messages).flatMap((each) =>
      [...JSON.stringify(each).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    ),
  );
  const isGrouped = (name: string) => readable({ [name]: '60010.0' }, 'en_US')[name] === '60,010.0';
  expect([...new Set(places)].filter((name) => !isGrouped(name)).toSorted()).toEqual(NO_AMOUNTS);
});

it('learns the server clock from the quickest answer, and believes a jump', () => {
  const now = Date.now();
  learnServerTime(now + 60_100, now, now + 200);
  expect(Math.abs(serverNowMs() - Date.now() - 60_000)).toBeLessThan(900);
  learnServerTime(now + 62_000, now, now + 2_000);
  expect(Math.abs(serverNowMs() - Date.now() - 60_000)).toBeLessThan(900);
  learnServerTime(now + 90 * 86_400_000, now, now + 2_000);
  expect(serverNowMs() - Date.now()).toBeGreaterThan(89 * 86_400_000);
  // The next suite of this worker has the same clock.
  learnServerTime(now, now, now);
  expect(Math.abs(serverNowMs() - Date.now())).toBeLessThan(900);
});
