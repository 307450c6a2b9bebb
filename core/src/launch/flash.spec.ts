import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closedBy,
  judgeEnter,
  judgePass,
  judgePay,
  pollAfterMs,
  serveTickets,
  stateGivenBack,
  TICKET_STATES,
} from './flash.ts';
import { freeLots, fullStock, payLots, returnLots, type Stock } from './stock.ts';

const START = 1_000_000_000;
const terms = {
  state: 'OPEN',
  startMs: START,
  awaitsPrice: false,
  endMs: START + 600_000,
  kycMin: 1,
  vipMin: 2,
  nationality: 'ALL' as const,
  newcomersOnly: false,
  needsSurvey: false,
  holding: null,
  leastLots: 2,
  mostLots: 5,
} as const;
const person = {
  hasTradingPassword: true,
  kycLevel: 1,
  kycSinceMs: [null, null] as const,
  vipLevel: 2,
  nationality: null,
  hasTakenPart: false,
  hasSurvey: false,
  average: null,
};

describe('an entry pass', () => {
  it.each([
    ['ten minutes before the start', START - 600_000, terms, person, null],
    ['at the last moment', START + 599_999, terms, person, null],
    ['earlier', START - 600_001, terms, person, { code: 'LAUNCH_NOT_STARTED', plain: { startAt: START } }],
    ['at the end', START + 600_000, terms, person, { code: 'LAUNCH_ENDED' }],
    ['when it is sold out', START + 1, { ...terms, state: 'CALCULATING' as const }, person, { code: 'LAUNCH_ENDED' }],
    ['cancelled', START - 1, { ...terms, state: 'CANCELLED' as const }, person, { code: 'LAUNCH_CANCELLED' }],
    ['no password', START, terms, { ...person, hasTradingPassword: false }, { code: 'TRADING_PASSWORD_NOT_SET' }],
    [
      'level in time',
      START,
      terms,
      { ...person, kycSinceMs: [START, null] as const },
      { code: 'LAUNCH_KYC_LATE', plain: { needed: 1, approvedAt: START, startAt: START } },
    ],
    ['level', START, terms, { ...person, kycLevel: 0 }, { code: 'LAUNCH_KYC', plain: { needed: 1, level: 0 } }],
    ['VIP', START, terms, { ...person, vipLevel: 1 }, { code: 'LAUNCH_VIP', plain: { needed: 2, level: 1 } }],
  ])('%s', (_name, nowMs, round, who, fault) => expect(judgePass(round, who, nowMs)).toEqual(fault));
});

describe('a request', () => {
  const stock: Stock = { quotaLots: 10, paidLots: 8, payingLots: 2 };
  it.each([
    ['before the start', START - 1, stock, 0, 2, { code: 'LAUNCH_NOT_STARTED', plain: { startAt: START } }],
    ['in time', START, stock, 0, 2, null],
    ['too few', START, stock, 0, 1, { code: 'LAUNCH_LOTS_MIN', plain: { min: 2 } }],
    [
      'fewer than the least, of which more are left',
      START,
      { ...stock, paidLots: 7 },
      0,
      1,
      { code: 'LAUNCH_LOTS_MIN', plain: { min: 2 } },
    ],
    ['the last one, which is fewer than the least', START, { ...stock, paidLots: 9, payingLots: 0 }, 0, 1, null],
    ['too many', START, stock, 0, 6, { code: 'LAUNCH_LOTS_MAX', plain: { max: 5 } }],
    [
      'more than are not paid',
      START,
      { ...stock, paidLots: 7, payingLots: 0 },
      0,
      4,
      { code: 'LAUNCH_LOTS_LEFT', plain: { remaining: 3 } },
    ],
    ['as many as may come back', START, { ...stock, paidLots: 7, payingLots: 3 }, 0, 3, null],
    ['sold out', START, { ...stock, paidLots: 10, payingLots: 0 }, 0, 2, { code: 'LAUNCH_SOLD_OUT' }],
    ['twenty wait for each lot', START, stock, 40, 2, null],
    ['one more', START, stock, 41, 2, { code: 'LAUNCH_CROWDED', plain: { queued: 41, remaining: 2 } }],
  ])('%s', (_name, nowMs, left, queued, lots, fault) =>
    expect(judgeEnter(terms, left, queued, lots, nowMs)).toEqual(fault),
  );
});

describe('the queue', () => {
  const queue = [3, 4, 2, 1].map((lots, id) => ({ id, lots }));
  it('is served in order, tells who asks for too much, and stops where nothing is free', () => {
    const { stock, turns } = serveTickets(fullStock(6), queue);
    expect(turns.map(({ ticket, remaining }) => [ticket.id, remaining])).toEqual([
      [0, null],
      [1, 3],
      [2, null],
      [3, null],
    ]);
    expect(stock).toEqual({ quotaLots: 6, paidLots: 0, payingLots: 6 });
    expect(serveTickets(stock, queue)).toEqual({ stock, turns: [] });
  });

  it('never reserves more than there is, whatever is paid or comes back between two turns', () => {
    const step = fc.record({
      lots: fc.integer({ min: 1, max: 9 }),
      ends: fc.constantFrom('paid', 'returned', 'waits'),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.array(fc.array(step, { maxLength: 12 })), (quota, rounds) => {
        let stock = fullStock(quota);
        for (const tickets of rounds) {
          const served = serveTickets(stock, tickets);
          stock = served.stock;
          for (const { ticket, remaining } of served.turns) {
            if (remaining !== null) expect(remaining).toBeLessThan(ticket.lots);
            else if (ticket.ends === 'paid') stock = payLots(stock, ticket.lots);
            else if (ticket.ends === 'returned') stock = returnLots(stock, ticket.lots);
          }
          expect(Math.min(stock.paidLots, stock.payingLots, freeLots(stock))).toBeGreaterThanOrEqual(0);
          expect(stock.paidLots + stock.payingLots + freeLots(stock)).toBe(quota);
        }
      }),
    );
  });
});

it('is paid while it is reserved and its time has not run out', () => {
  expect(judgePay({ state: 'PAYING', payByMs: 5 }, 4)).toBeNull();
  expect(judgePay({ state: 'PAYING', payByMs: 5 }, 5)).toBe('LAUNCH_PAY_EXPIRED');
  expect(judgePay({ state: 'TIMED_OUT', payByMs: 5 }, 6)).toBe('LAUNCH_PAY_EXPIRED');
  expect(judgePay({ state: 'QUEUED', payByMs: null }, 6)).toBe('LAUNCH_NOT_PAYING');
});

it('is given back as what it is: waiting, reserved, or too late', () => {
  expect(stateGivenBack({ state: 'QUEUED', payByMs: null }, 9)).toBe('LEFT');
  expect(stateGivenBack({ state: 'PAYING', payByMs: 5 }, 4)).toBe('CANCELLED');
  expect(stateGivenBack({ state: 'PAYING', payByMs: 5 }, 5)).toBe('TIMED_OUT');
});

it('closes the round to who has paid or gave up while paying, and to nobody else', () => {
  expect(TICKET_STATES.map(closedBy)).toEqual([null, null, 'LAUNCH_BOUGHT', null, 'LAUNCH_GAVE_UP', null, null]);
  expect(closedBy(null)).toBeNull();
});

it('asks again sooner the nearer the turn is', () => {
  expect([0, 100, 5_000].map((position) => pollAfterMs('QUEUED', position))).toEqual([500, 700, 3_000]);
  expect([pollAfterMs('QUEUED', null), pollAfterMs('PAYING', null), pollAfterMs(null, null)]).toEqual([
    1_000, 3_000, 3_000,
  ]);
});
