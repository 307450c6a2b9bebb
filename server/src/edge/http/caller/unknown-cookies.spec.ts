import { expect, it } from 'vitest';
import { type ShownCookie, UnknownCookies } from './unknown-cookies.ts';

const shown = (secret: string, ip = '203.0.113.7'): ShownCookie => ({ kind: 'person', secret, ip, nowMs: 0 });

it('looks once for a cookie that comes many times at once', async () => {
  const cookies = new UnknownCookies();
  let reads = 0;
  const find = async () => {
    reads += 1;
    return 'ann';
  };
  const answers = await Promise.all(Array.from({ length: 500 }, () => cookies.look(shown('a'), find)));
  expect(new Set(answers.map(({ found }) => found))).toEqual(new Set(['ann']));
  expect(reads).toBe(1);
});

it('counts neither who is found, nor what the database did not answer', async () => {
  const cookies = new UnknownCookies();
  for (let person = 0; person < 300; person += 1) {
    expect(await cookies.look(shown(`person ${person}`), async () => person)).toEqual({ found: person, often: null });
    await expect(
      cookies.look(shown(`away ${person}`), async () => {
        throw new Error('away');
      }),
    ).rejects.toThrow('away');
  }
});

it('looks again for one that was found, and forgets it when it has ended', async () => {
  const cookies = new UnknownCookies();
  let living: string | null = 'ann';
  const find = async () => living;
  expect(await cookies.look(shown('a'), find)).toMatchObject({ found: 'ann' });
  living = null;
  expect(await cookies.look(shown('a'), find)).toEqual({ found: null, often: null });
});

it('counts made-up cookies of a network of IPv6 together, those that come at once as well', async () => {
  const cookies = new UnknownCookies();
  const made = Array.from({ length: 200 }, (_, at) =>
    cookies.look(shown(`made-up ${at}`, `2001:db8:1:2::${at.toString(16)}`), async () => null),
  );
  const answers = await Promise.all(made);
  expect(answers.filter(({ often }) => often !== null)).toHaveLength(100);
  expect(answers.at(-1)).toEqual({ found: null, often: { max: 100, windowMs: 60_000, waitMs: 60_000 } });
  expect(await cookies.look({ ...shown('made-up', '2001:db8:1:2::1'), nowMs: 60_000 }, async () => null)).toEqual({
    found: null,
    often: null,
  });
});
