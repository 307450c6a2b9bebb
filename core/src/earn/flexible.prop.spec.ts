import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startOfBusinessDay } from '../calendar/business-day.ts';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import {
  advanceFlexible,
  changePrincipal,
  type FlexiblePosition,
  type FlexibleTerms,
  hourOf,
  leaveWithHour,
  openFlexible,
} from './flexible.ts';
import { attosOfMinor, hourAtto } from './rate.ts';

const START_MS = startOfBusinessDay(20_000);
const SCALE = 6;

interface Act {
  readonly afterMs: number;
  readonly kind: 'add' | 'take' | 'leave' | 'look';
  /** Of what is there, in thousandths. */
  readonly share: number;
}
const act = fc.record({
  afterMs: fc.oneof(fc.integer({ min: 0, max: 3 * HOUR_MS }), fc.constantFrom(0, HOUR_MS, 24 * HOUR_MS, 100 * HOUR_MS)),
  kind: fc.constantFrom('add' as const, 'take' as const, 'leave' as const, 'look' as const),
  share: fc.integer({ min: 1, max: 1_000 }),
});
const terms = fc.record({
  rates: fc
    .array(fc.record({ after: fc.integer({ min: 1, max: 60 }), rateBps: fc.integer({ min: 0, max: 5_000 }) }), {
      maxLength: 4,
    })
    .map((rows) => {
      let fromHour = hourOf(START_MS);
      return [{ after: 0, rateBps: 700 }, ...rows].map(({ after, rateBps }, index) => {
        fromHour += after;
        const tiers = [
          { upToMinor: 1_000_000_000n, rateBps: rateBps * 2 },
          { upToMinor: null, rateBps },
        ];
        return { id: String(index), fromHour, tiers };
      });
    }),
  maxMinor: fc.option(fc.bigInt({ min: 1n, max: 10_000_000_000n })),
  compounds: fc.boolean(),
  startMs: fc.integer({ min: START_MS, max: START_MS + 30 * HOUR_MS }),
  principalMinor: fc.bigInt({ min: 1n, max: 5_000_000_000n }),
});

/** The same, as a child would do it: one minute after the other, with every number kept. */
class PlainPosition {
  readonly paid: bigint[] = [];
  accrued = 0n;
  private least: bigint;
  private leaving = 0n;

  constructor(
    private nowMs: number,
    public principal: bigint,
    private readonly terms: FlexibleTerms,
    private readonly compounds: boolean,
  ) {
    this.least = nowMs % HOUR_MS === 0 ? principal : 0n;
  }

  walkTo(toMs: number): void {
    while (this.nowMs < toMs) {
      const nextMinute = (Math.floor(this.nowMs / MINUTE_MS) + 1) * MINUTE_MS;
      if (nextMinute > toMs) {
        this.nowMs = toMs;
        return;
      }
      this.nowMs = nextMinute;
      if (nextMinute % HOUR_MS === 0) this.endHour();
      if ((nextMinute - startOfBusinessDay(0)) % (24 * HOUR_MS) === 5 * MINUTE_MS) this.credit();
    }
  }

  private endHour(): void {
    const hour = this.nowMs / HOUR_MS - 1;
    const row = this.terms.rates.filter(({ fromHour }) => fromHour <= hour).at(-1)!;
    this.accrued += hourAtto(this.least, SCALE, row.tiers);
    this.principal -= this.leaving;
    this.leaving = 0n;
    this.least = this.principal;
  }

  private credit(): void {
    const minor = this.accrued / attosOfMinor(SCALE);
    this.accrued %= attosOfMinor(SCALE);
    const stays = this.principal - this.leaving;
    const { maxMinor } = this.terms;
    const room = maxMinor === null ? minor : maxMinor > stays ? maxMinor - stays : 0n;
    const grows = this.compounds && stays > 0n ? (minor < room ? minor : room) : 0n;
    this.principal += grows;
    this.paid.push(minor);
  }

  change(delta: bigint): void {
    this.principal += delta;
    if (this.nowMs % HOUR_MS === 0 || this.principal < this.least) this.least = this.principal;
  }

  leave(amount: bigint): void {
    this.leaving += amount;
  }

  free(): bigint {
    return this.principal - this.leaving;
  }
}

function run(position: FlexiblePosition, world: FlexibleTerms, startMs: number, acts: readonly Act[], looks: boolean) {
  let now = position;
  let atMs = startMs;
  const credits: bigint[] = [];
  const plain = new PlainPosition(startMs, position.principalMinor, world, position.compounds);
  const step = (): void => {
    const advanced = advanceFlexible(now, world, atMs);
    credits.push(...advanced.credits.map(({ compoundedMinor, paidMinor }) => compoundedMinor + paidMinor));
    now = advanced.position;
    plain.walkTo(atMs);
  };
  for (const { afterMs, kind, share } of acts) {
    atMs += afterMs;
    if (kind === 'look' && !looks) continue;
    step();
    const free = plain.free();
    const amount = (free * BigInt(share)) / 1_000n;
    if (kind === 'add') {
      now = changePrincipal(now, atMs, 1n + amount);
      plain.change(1n + amount);
    } else if (kind === 'take') {
      now = changePrincipal(now, atMs, -amount);
      plain.change(-amount);
    } else if (kind === 'leave') {
      now = leaveWithHour(now, atMs, amount);
      plain.leave(amount);
    }
  }
  step();
  return { now, credits, plain };
}

it('counts what a plain one counts minute by minute, whenever it is looked at', () => {
  fc.assert(
    fc.property(terms, fc.array(act, { maxLength: 12 }), (world, acts) => {
      const all: FlexibleTerms = { scale: SCALE, rates: world.rates, maxMinor: world.maxMinor };
      const opened = openFlexible(world.principalMinor, world.startMs, world.compounds);
      const often = run(opened, all, world.startMs, acts, true);
      const seldom = run(opened, all, world.startMs, acts, false);
      expect(often.now.principalMinor).toBe(often.plain.principal);
      expect(often.now.accruedAtto).toBe(often.plain.accrued);
      expect(often.credits.filter((minor) => minor > 0n)).toEqual(often.plain.paid.filter((minor) => minor > 0n));
      expect(seldom.now).toEqual(often.now);
      expect(seldom.credits).toEqual(often.credits);
    }),
    { numRuns: 150 },
  );
}, 60_000);
