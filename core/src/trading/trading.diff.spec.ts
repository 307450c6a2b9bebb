import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CLOSE_REASONS, TRADING_REFUSALS } from './event.ts';
import { compare } from './reference/compare.ts';
import { seeded } from './reference/seeded.ts';

// `npm run -s fuzz -- --only core --runs 1000000` runs many more.
const SEEDS = [1, 2, 3, 4, 5, 6];
const COMMANDS = 5_000;

describe('the core and the plain one', () => {
  const seen = new Set<string>();

  it.each(SEEDS)('say the same to 5,000 commands and are in the same state, seed %i', (seed) => {
    const { commands, seen: names } = compare(COMMANDS, seeded(seed), isDeepStrictEqual);
    expect(commands).toBeGreaterThanOrEqual(COMMANDS);
    for (const name of names.keys()) seen.add(name);
  });

  it('were asked for everything that there is to say', () => {
    const events = [
      'accepted',
      'repeated',
      'done',
      'trade',
      'prevented',
      'amended',
      'triggered',
      'listed',
      'activated',
      'shown',
      'tracking',
      'left asleep',
    ];
    const wanted = [...events, ...TRADING_REFUSALS, ...CLOSE_REASONS.map((reason) => `closed ${reason}`)];
    expect([...seen].sort()).toEqual(wanted.sort());
  });

  it('are seen to differ where one number differs', () => {
    const off = (one: unknown, other: unknown) =>
      isDeepStrictEqual(one, other) && !JSON.stringify(one, text).includes('triggered');
    expect(() => compare(COMMANDS, seeded(1), off)).toThrow(/^command \d+/);
  });
});

const text = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
