import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../trading/reference/seeded.ts';
import { CREDIT_USES, END_REASONS, FUTURES_REFUSALS } from '../machine/event.ts';
import { compareFutures } from './audit/compare.ts';
import { CALM, CROWDED, RICH } from './random/random-orders.ts';

// `npm run -s fuzz -- --only futures --runs 1000000` runs many more.
const SEEDS = [1, 2, 3, 4];
const COMMANDS = 5_000;
/** Enough of them to have work left for later. */
const EVENTS = [
  'accepted',
  'waiting',
  'repeated',
  'done',
  'trade',
  'amended',
  'triggered',
  'fundMoved',
  'funding by the fund',
  'liquidation',
  'ruined',
  'netted',
  'reducing',
  'takenOver',
  'closedOut',
  'deleveraged',
  'liquidated',
  'spared',
  'funded',
  'left for later',
];

describe('the futures core and the plain one', () => {
  const seen = new Set<string>();

  it.each(SEEDS)('say the same to 5,000 commands and are in the same state, seed %i', (seed) => {
    const { commands, seen: names } = compareFutures(COMMANDS, seeded(seed), isDeepStrictEqual);
    expect(commands).toBeGreaterThanOrEqual(COMMANDS);
    for (const name of names.keys()) seen.add(name);
  });

  it('were asked for everything that there is to say', () => {
    const ends = END_REASONS.map((reason) => `ended ${reason}`);
    const uses = CREDIT_USES.map((use) => `coupon ${use}`);
    // That somebody cannot pay what he owes is so rare that few commands do not bring it about.
    seen.delete('lacking');
    expect([...seen].sort()).toEqual([...EVENTS, ...FUTURES_REFUSALS, ...ends, ...uses].sort());
  });

  it.each([CROWDED, RICH])('say the same to 3,000 commands of another world, %o', (world) => {
    const { commands } = compareFutures(3_000, seeded(1), isDeepStrictEqual, world);
    expect(commands).toBeGreaterThanOrEqual(3_000);
  });

  it('ruin nobody by prices that are far from the mark, where the mark itself does not jump', () => {
    const names = SEEDS.flatMap((seed) => [
      ...compareFutures(COMMANDS, seeded(seed), isDeepStrictEqual, CALM).seen.keys(),
    ]);
    expect(names).toContain('liquidation');
    expect(names).not.toContain('ruined');
    expect(names).not.toContain('lacking');
  });

  it('are seen to differ where one number differs', () => {
    const off = (one: unknown, other: unknown) =>
      isDeepStrictEqual(one, other) && !String(JSON.stringify(one, text)).includes('takenOver');
    expect(() => compareFutures(COMMANDS, seeded(1), off)).toThrow(/^command \d+/);
  });
});

const text = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
