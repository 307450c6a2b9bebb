import { describe, expect, it } from 'vitest';
import { flashAnswer, flashRound, flashTicket, payingTicket, round } from '../launch.fixture.ts';
import { costOfLots, lotsNow, readLots, stageOf, stockOf, vipPart } from './flash.ts';
import { NO_POLL, nextPoll, type Poll, pollWaitMs } from './poll.ts';
import { percentOf } from './price.ts';
import { badgeOf, mayHaveEndedEarly, nextRound, type Phase, phaseOf } from './round.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);
const START_MS = flashRound().startAtMs;

describe('what a person can do in a flash round', () => {
  const stage = (change: Parameters<typeof flashAnswer>[0], phase: Phase = 'open', nowMs = NOW_MS) =>
    stageOf(flashAnswer(change), phase, START_MS, nowMs);

  it.each([
    ['PAID', 'paid'],
    ['QUEUED', 'queued'],
    ['TIMED_OUT', 'open'],
    ['LEFT', 'open'],
    ['REFUSED', 'open'],
  ] as const)('with a ticket that is %s: %s', (state, found) => {
    expect(stage({ ticket: flashTicket({ state }) })).toBe(found);
  });

  it('ends a payment by the clock, before the exchange has', () => {
    const ticket = payingTicket();
    expect(stage({ ticket }, 'open', ticket.payByMs! - 1)).toBe('paying');
    expect(stage({ ticket }, 'open', ticket.payByMs!)).toBe('expiring');
    expect(stage({ ticket: payingTicket({ payByMs: null }) })).toBe('paying');
  });

  it('lets whoever holds lots pay after the round has ended or all others are sold', () => {
    expect(stage({ ticket: payingTicket() }, 'counting')).toBe('paying');
    expect(stage({ ticket: payingTicket(), paidLots: 2_400 })).toBe('paying');
  });

  it('is closed to whoever gave up while paying, also where it is sold out', () => {
    const ticket = flashTicket({ state: 'CANCELLED' });
    expect(stage({ ticket, closed: 'LAUNCH_GAVE_UP', paidLots: 2_400 })).toBe('gaveUp');
  });

  it('gives passes from ten minutes before the start, and lots while one is not paid', () => {
    const early = START_MS - 10 * 60_000;
    expect([stage({}, 'soon', early - 1), stage({}, 'soon', early)]).toEqual(['early', 'pass']);
    expect(stage({ paidLots: 2_399, payingLots: 1, freeLots: 0 })).toBe('open');
    expect(stage({ paidLots: 2_400, payingLots: 0, freeLots: 0 })).toBe('soldOut');
    expect([stage({}, 'counting'), stage({}, 'cancelled')]).toEqual(['over', 'over']);
  });
});

describe('the words for a round', () => {
  it('say of a flash sale that it is live or sold out', () => {
    expect(badgeOf(flashRound(), 'open')).toBe('FLASH');
    expect(badgeOf(flashRound({ shown: 'SOLD_OUT' }), 'counting')).toBe('soldOut');
    expect(badgeOf(flashRound({ shown: 'SOLD_OUT' }), 'cancelled')).toBe('cancelled');
    expect(badgeOf(flashRound(), 'soon')).toBe('soon');
    expect(badgeOf(round(), 'open')).toBe('SUBSCRIPTION');
  });

  it('do not call a round open that is sold out, nor say when it ended', () => {
    const sold = flashRound({ shown: 'SOLD_OUT' });
    expect([phaseOf(sold, NOW_MS), mayHaveEndedEarly(sold)]).toEqual(['counting', true]);
    expect(mayHaveEndedEarly(flashRound({ state: 'DISTRIBUTING', sold: '2400000' }))).toBe(true);
    expect(mayHaveEndedEarly(flashRound({ state: 'DISTRIBUTING', sold: '2399000' }))).toBe(false);
    expect(mayHaveEndedEarly(round({ sold: '100000' }))).toBe(false);
  });

  it('lead to the next round that opens later', () => {
    const later = flashRound({ number: 3, state: 'WARM_UP', shown: 'WARM_UP', startAtMs: NOW_MS + 1 });
    expect(nextRound([flashRound(), flashRound({ number: 2 }), later], 1, NOW_MS)?.number).toBe(3);
    expect(nextRound([later], 3, NOW_MS)).toBeUndefined();
  });
});

describe('lots', () => {
  it('are shown as they are, and never as more', () => {
    expect(stockOf(flashAnswer())).toEqual({ paidPercent: 55.33, payingPercent: 0.91, takenBps: 5_625n });
    expect(percentOf(stockOf(flashAnswer({ paidLots: 2_399, payingLots: 0 })).takenBps)).toBe('99.95');
  });

  it.each([
    ['3', 3],
    [' 5 ', 5],
    ['', 'NOT_WHOLE'],
    ['1.5', 'NOT_WHOLE'],
    ['many', 'NOT_WHOLE'],
    ['0', 'LAUNCH_LOTS_MIN'],
    ['6', 'LAUNCH_LOTS_MAX'],
    ['99999999999999999999', 'LAUNCH_LOTS_MAX'],
  ] as const)('typed as "%s" are %s', (typed, found) => {
    const reading = readLots(typed, { ...flashRound().flash, leftLots: 5 });
    expect(reading.ok ? reading.lots : reading.problem).toBe(found);
  });

  it('of more than are left are not asked for', () => {
    const { flash } = flashRound();
    const read = (paidLots: number) => readLots('3', lotsNow(flash, flashAnswer({ paidLots })));
    expect([read(2_397), read(2_398)]).toEqual([
      { ok: true, lots: 3 },
      { ok: false, problem: 'LAUNCH_LOTS_LEFT' },
    ]);
  });

  it('below the least are asked for where no more are left', () => {
    const { flash } = flashRound({ flash: { ...flashRound().flash, leastLots: 3 } });
    const least = (paidLots: number) => lotsNow(flash, flashAnswer({ paidLots })).leastLots;
    expect([least(2_397), least(2_398), least(2_399)]).toEqual([3, 2, 1]);
  });

  it('cost what the exchange will take, and the discount of a VIP level is a part of its own', () => {
    const cost = costOfLots(flashRound(), 3, 100, 8);
    expect(cost).toEqual({ tokens: '3000', cost: '249.48', costWithoutVip: '252', vipDiscountBps: 100 });
    expect(vipPart(cost)).toBe('2.52');
    expect(vipPart(costOfLots(flashRound(), 3, 0, 8))).toBeNull();
    expect(costOfLots(flashRound({ basePrice: '0.3333333', discountBps: 1 }), 1, 0, 2).cost).toBe('333.3');
  });
});

describe('asking again', () => {
  const after = (last: Poll, count: number, change: Parameters<typeof flashAnswer>[0]) =>
    nextPoll(last, count, flashAnswer({ pollAfterMs: 500, ...change }));

  it('comes soon after a change, then half as long again each time, up to three seconds', () => {
    const waits: number[] = [];
    let poll = NO_POLL;
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      poll = after(poll, count, { ticket: flashTicket() });
      waits.push(poll.waitMs);
    }
    expect(waits).toEqual([500, 750, 1_125, 1_687.5, 2_531.25, 3_000, 3_000]);
    expect(after(poll, 7, { ticket: flashTicket() })).toBe(poll);
    expect(after(poll, 8, { ticket: flashTicket({ position: 212 }) }).waitMs).toBe(500);
  });

  it('is never sooner than the exchange says', () => {
    const poll = after(NO_POLL, 1, { pollAfterMs: 2_500 });
    expect([poll.waitMs, after(poll, 2, { pollAfterMs: 2_500 }).waitMs]).toEqual([2_500, 3_000]);
  });

  it('is rare while nothing can happen to the person', () => {
    const wait = (phase: Phase, change: Parameters<typeof flashAnswer>[0]) =>
      pollWaitMs({ ...NO_POLL, waitMs: 500 }, flashAnswer(change), phase);
    expect([wait('soon', {}), wait('counting', { ticket: flashTicket({ state: 'PAID' }) })]).toEqual([30_000, 30_000]);
    expect([wait('open', {}), wait('counting', { ticket: payingTicket() })]).toEqual([500, 500]);
  });
});
