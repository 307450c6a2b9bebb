import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { idOf, limit, list, maker, stop, told, Venue } from './lists.rig.ts';
import { ANN, BOB, BTC, credit, EVE, refusalOf, USDT } from './trading-core.rig.ts';

describe('one cancels the other', () => {
  const sell = list('oco', [maker(BOB, 'sell', 1_050, 10), stop(BOB, 'sell', 'below', 950, 940, 10)]);
  const buy = list('oco', [maker(ANN, 'buy', 950, 10), stop(ANN, 'buy', 'above', 1_050, 1_060, 10)]);

  it('holds the lots of a sell once, and the dearer price of a buy', () => {
    const venue = new Venue();
    venue.does(sell, buy);
    // A lot is 1,000 minor units of BTC; 10 lots at 1,060 ticks are 10,600 of USDT.
    expect([venue.held(BOB, BTC), venue.held(ANN, USDT)]).toEqual([10_000n, 10_600n]);
    expect(venue.orders.map(({ listId, id }) => id - listId!)).toEqual([1, 2, 1, 2]);
  });

  it('ends the stop with the first lot that the limit order trades', () => {
    const venue = new Venue();
    const id = idOf(venue.does(sell));
    expect(told(venue.does(limit(EVE, 'buy', 1_050, 4)), id)).toEqual([
      'accepted',
      '2 listEnded',
      'trade',
      expect.stringMatching(/ filled$/),
    ]);
    expect([venue.held(BOB, BTC), venue.orders.length]).toEqual([6_000n, 1]);
  });

  it('ends the limit order where the stop wakes, before it trades', () => {
    const venue = new Venue();
    const id = idOf(venue.does(buy));
    venue.does(limit(EVE, 'sell', 1_055, 20), limit(BOB, 'sell', 1_050, 1));
    const outcome = venue.does(limit(EVE, 'buy', 1_050, 1, { selfTrade: 'none' }));
    expect(told(outcome, id).slice(1)).toEqual([
      'trade',
      expect.stringMatching(/ filled$/),
      expect.stringMatching(/ filled$/),
      '1 listEnded',
      '2 triggered',
      'trade',
      '2 filled',
    ]);
    expect(venue.held(ANN, USDT)).toBe(0n);
  });

  it('is cancelled as a whole, by either order, by its id or by the caller’s', () => {
    for (const [at, which] of [1, 2, 'list', 'name'].entries()) {
      const venue = new Venue();
      const id = idOf(venue.does({ ...sell, clientId: 'mine' }));
      const command: Command =
        typeof which === 'number'
          ? { kind: 'cancel', account: BOB, orderId: id + which, clientId: '' }
          : { kind: 'cancelList', account: BOB, listId: which === 'list' ? id : 0, clientId: 'mine' };
      const ends = at === 1 ? ['2 cancelled', '1 cancelled'] : ['1 cancelled', '2 cancelled'];
      expect(told(venue.does(command), id)).toEqual(ends);
      expect([venue.held(BOB, BTC), venue.orders.length]).toEqual([0n, 0]);
      expect(refusalOf(venue.does(command))).toEqual({ code: 'ORDER_NOT_FOUND' });
    }
  });

  it('belongs to its account, and its orders are not amended', () => {
    const venue = new Venue();
    const id = idOf(venue.does(sell));
    const amend: Command = { kind: 'amend', account: BOB, orderId: id + 1, lots: 5 };
    expect(refusalOf(venue.does(amend))).toEqual({ code: 'ORDER_IN_LIST' });
    const cancel: Command = { kind: 'cancelList', account: EVE, listId: id, clientId: '' };
    expect(refusalOf(venue.does(cancel))).toEqual({ code: 'ORDER_NOT_FOUND' });
  });

  it('pays only once, and says what is missing', () => {
    const venue = new Venue();
    const whole = list('oco', [maker(ANN, 'buy', 950, 900), stop(ANN, 'buy', 'above', 1_050, 1_060, 900)]);
    expect(venue.does(whole)[0]).toMatchObject({ kind: 'listed' });
    expect(refusalOf(venue.does(sell, { ...sell, orders: sell.orders.map((one) => ({ ...one, lots: 990 })) }))).toEqual(
      {
        code: 'INSUFFICIENT_BALANCE',
        details: { asset: BTC, needed: '990000', available: '989000' },
      },
    );
  });
});

describe('one that waits for another', () => {
  const buy = limit(ANN, 'buy', 1_000, 10);
  const sell = limit(ANN, 'sell', 1_040, 9);
  const pair = [maker(ANN, 'sell', 1_050, 9), stop(ANN, 'sell', 'below', 950, 940, 9)];

  it('holds nothing until all of the first has traded, and is placed within the same command', () => {
    const venue = new Venue();
    const id = idOf(venue.does(list('oto', [buy, sell])));
    expect([venue.held(ANN, USDT), venue.held(ANN, BTC)]).toEqual([10_000n, 0n]);
    expect(venue.orders.map(({ isPending = false }) => isPending)).toEqual([false, true]);
    expect(told(venue.does(limit(BOB, 'sell', 1_000, 4)), id).filter((each) => each.startsWith('2'))).toEqual([]);
    const outcome = venue.does(limit(BOB, 'sell', 1_000, 6));
    expect(told(outcome, id)).toEqual([
      'accepted',
      'trade',
      '1 filled',
      expect.stringMatching(/ filled$/),
      '2 activated',
    ]);
    expect([venue.held(ANN, USDT), venue.held(ANN, BTC)]).toEqual([0n, 9_000n]);
  });

  it('comes at once behind an order that trades at once', () => {
    const venue = new Venue();
    venue.does(limit(BOB, 'sell', 1_000, 10));
    const outcome = venue.does(list('oto', [buy, sell]));
    expect(told(outcome, idOf(outcome)).slice(-2)).toEqual(['1 filled', '2 activated']);
  });

  it('may be two alternatives, which end each other afterwards', () => {
    const venue = new Venue();
    const id = idOf(venue.does(list('otoco', [buy, ...pair])));
    expect(told(venue.does(limit(BOB, 'sell', 1_000, 10)), id).slice(-2)).toEqual(['2 activated', '3 activated']);
    expect(venue.held(ANN, BTC)).toBe(9_000n);
    expect(told(venue.does(limit(EVE, 'buy', 1_050, 9)), id).slice(1, 4)).toEqual(['3 listEnded', 'trade', '2 filled']);
    expect(venue.held(ANN, BTC)).toBe(0n);
  });

  it.each([
    [9, 'INSUFFICIENT_BALANCE', [limit(ANN, 'sell', 1_040, 11)]],
    [10, 'POST_ONLY_WOULD_MATCH', [maker(ANN, 'sell', 990, 9)]],
    [10, 'OUTSIDE_BAND', [limit(ANN, 'sell', 1_300, 9)]],
    [10, 'POST_ONLY_WOULD_MATCH', [maker(ANN, 'sell', 990, 9), stop(ANN, 'sell', 'below', 950, 940, 9)]],
  ] as const)('ends with the reason where it cannot be placed then (%i, %s)', (lots, refusal, after) => {
    const venue = new Venue();
    const id = idOf(venue.does(list(after.length === 1 ? 'oto' : 'otoco', [{ ...buy, lots }, ...after])));
    venue.does(limit(EVE, 'buy', 990, 2));
    const ends = told(venue.does(limit(BOB, 'sell', 1_000, lots)), id).slice(-after.length);
    expect(ends).toEqual(after.map((_each, at) => `${2 + at} notPlaced: ${refusal}`));
    expect(venue.held(ANN, BTC)).toBe(0n);
  });

  it('wakes right after where its price was reached meanwhile', () => {
    const venue = new Venue();
    const id = idOf(venue.does(list('oto', [buy, stop(ANN, 'sell', 'below', 1_020, 980, 9)])));
    venue.does(limit(EVE, 'buy', 990, 20));
    const outcome = venue.does(limit(BOB, 'sell', 1_000, 10));
    expect(told(outcome, id).slice(-4)).toEqual(['2 activated', '2 triggered', 'trade', '2 filled']);
  });

  it.each([
    ['expires', { timeInForce: 'ioc' }, '1 expired', '2 listEnded'],
    ['is ended for its own account', {}, '1 selfTrade', '2 listEnded'],
    ['is cancelled', {}, '1 cancelled', '2 cancelled'],
  ] as const)('ends where the first %s', (how, more, ...ends) => {
    const venue = new Venue();
    const outcome = venue.does(list('oto', [{ ...buy, ...more }, sell]));
    const id = idOf(outcome);
    const end: Record<string, Command> = {
      'is cancelled': { kind: 'cancel', account: ANN, orderId: id + 2, clientId: '' },
      'is ended for its own account': limit(ANN, 'sell', 1_000, 1, { selfTrade: 'expireBoth' }),
    };
    venue.does(credit(ANN, BTC, 10_000n, 'for that'));
    const last = how === 'expires' ? outcome : venue.does(end[how]!);
    expect(told(last, id)).toEqual(expect.arrayContaining([...ends]));
    expect(venue.orders).toEqual([]);
  });
});
