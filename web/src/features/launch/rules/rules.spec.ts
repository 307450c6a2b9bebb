import { describe, expect, it } from 'vitest';
import { lotteryRound, ownRound, round, settled, subscription } from '../launch.fixture.ts';
import { judgeCommitment, mostOf } from './commitment.ts';
import { committedBps, percentOf, priceLess, ratioOf, shareBps, shareText, tokensAt } from './price.ts';
import { badgeOf, isSoonOther, phaseOf, presentRound, tabOf } from './round.ts';
import { freedOf, paidBackOf, unlockedCount } from './subscription.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);
const AFTER_MS = round().endAtMs;

describe('where a round is', () => {
  it('follows the clock before its state does', () => {
    expect(phaseOf(round({ state: 'WARM_UP' }), NOW_MS)).toBe('open');
    expect(phaseOf(round({ state: 'WARM_UP' }), round().startAtMs - 1)).toBe('soon');
    expect([phaseOf(round(), AFTER_MS - 1), phaseOf(round(), AFTER_MS)]).toEqual(['open', 'counting']);
  });

  it.each([
    ['CALCULATING', 'counting'],
    ['ANNOUNCED', 'counted'],
    ['DISTRIBUTING', 'unlocking'],
    ['COMPLETED', 'done'],
    ['CANCELLED', 'cancelled'],
  ] as const)('%s is %s at any time', (state, phase) => {
    expect([phaseOf(round({ state }), NOW_MS), phaseOf(round({ state }), AFTER_MS)]).toEqual([phase, phase]);
  });

  it('makes the open round the present one, then the next, then the last', () => {
    const over = round({ number: 1, state: 'DISTRIBUTING' });
    const next = round({ number: 2, state: 'WARM_UP', startAtMs: AFTER_MS, endAtMs: AFTER_MS + 1_000 });
    expect(presentRound([over, next], NOW_MS)?.number).toBe(2);
    expect(presentRound([round({ number: 3 }), next], NOW_MS)?.number).toBe(3);
    expect(presentRound([round({ number: 4, state: 'COMPLETED' }), over], NOW_MS)?.number).toBe(1);
    expect(tabOf({ rounds: [over, next] }, NOW_MS)).toBe('upcoming');
    expect(tabOf({ rounds: [over, next] }, AFTER_MS)).toBe('live');
    expect(tabOf({ rounds: [over] }, NOW_MS)).toBe('ended');
  });
});

describe('a badge', () => {
  it('says of what is open which kind it is', () => {
    for (const mode of ['SUBSCRIPTION', 'FLASH', 'LOTTERY', 'BOOST'] as const)
      expect(badgeOf(round({ mode }), 'open')).toBe(mode);
    expect(badgeOf(round({ mode: 'LOTTERY' }), 'counting')).toBe('drawing');
  });
});

describe('a project', () => {
  const shown = (one: ReturnType<typeof round>, own = ownRound({ subscription: null, estimate: null })) => ({
    project: { rounds: [one] },
    rounds: [own],
  });

  it('is looked at again soon while a result is due, also by those who are not in it', () => {
    expect([isSoonOther(shown(round()), AFTER_MS - 1), isSoonOther(shown(round()), AFTER_MS)]).toEqual([false, true]);
    expect(isSoonOther(shown(round({ state: 'ANNOUNCED' })), AFTER_MS)).toBe(false);
  });

  it('with a lottery from its draw on', () => {
    const drawn = lotteryRound({ state: 'CALCULATING' });
    const { drawAtMs } = drawn.lottery;
    expect([isSoonOther(shown(drawn), drawAtMs - 1), isSoonOther(shown(drawn), drawAtMs)]).toEqual([false, true]);
  });
});

describe('prices and shares', () => {
  it('round against whoever would gain by it', () => {
    expect(ratioOf('0.108')).toBe('9.259259259259259259');
    expect(priceLess('0.1', 100)).toBe('0.099');
    expect(priceLess('0.000000000000000001', 100)).toBe('0.000000000000000001');
    expect(tokensAt('1', '0.3')).toBe('3.333333333333333333');
  });

  it('say honestly how much is asked for, also above the whole', () => {
    expect(percentOf(committedBps(round()))).toBe('50');
    expect(percentOf(committedBps(round({ committed: '21599.99' })))).toBe('199.99');
    expect(percentOf(shareBps('99999', '100000'))).toBe('99.99');
    expect([shareText('1', '20000'), shareText('1', '10000'), shareText('0', '1')]).toEqual(['< 0.01%', '0.01%', '0%']);
  });
});

describe('an amount', () => {
  const funds = { scale: 2, freeMinor: 10_000n, heldMinor: 0n };
  const judge = (amountMinor: bigint, change = {}, own = {}) =>
    judgeCommitment(round(), ownRound(own), amountMinor, { ...funds, ...change }, NOW_MS);

  it('is held against the bounds of the round and what is there', () => {
    expect(judge(10_000n)).toBeNull();
    expect(judge(999n)?.code).toBe('LAUNCH_MIN');
    expect(judge(500_050n)?.code).toBe('LAUNCH_MAX');
    expect(judge(10_000n, {}, { cap: '99.99' })).toEqual({ code: 'LAUNCH_HOLDING_CAP', minor: { cap: 9_999n } });
    expect(judge(1_001n)?.code).toBe('LAUNCH_STEP');
    expect(judge(10_050n)).toEqual({ code: 'LAUNCH_BALANCE', minor: { available: 10_000n, needed: 10_050n } });
  });

  it('that is set anew takes only what is more than before', () => {
    expect(judge(15_000n, { heldMinor: 5_000n })).toBeNull();
    expect(mostOf(round(), { cap: null }, { ...funds, heldMinor: 5_025n })).toBe(15_000n);
    expect(mostOf(round(), { cap: null }, { ...funds, freeMinor: 9_999_999n })).toBe(500_000n);
    // What was held bounds it as well.
    expect(mostOf(round(), { cap: '70.26' }, { ...funds, freeMinor: 9_999_999n })).toBe(7_000n);
  });
});

it('what is free again is known once it is settled', () => {
  expect(freedOf(subscription())).toBeNull();
  expect(freedOf(subscription({ state: 'PENDING_DEDUCTION', cost: '432' }))).toBeNull();
  expect(freedOf(settled())).toBe('108');
  expect(freedOf(subscription({ state: 'NOT_ALLOCATED' }))).toBe('540');
  expect(freedOf(settled({ state: 'REFUNDED' }))).toBe('108');
  expect(paidBackOf(settled({ state: 'REFUNDED' }))).toBe('432');
  expect(paidBackOf(settled())).toBeNull();
  expect(unlockedCount(settled())).toBe(1);
});
