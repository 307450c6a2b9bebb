import { describe, expect, it } from 'vitest';
import { checkOrder } from './order-check.ts';
import {
  awayFromLast,
  farPercent,
  keptPart,
  percentOf,
  readDraft,
  stepped,
  steppedQuantity,
  withPercent,
} from './order-draft.ts';
import { check, draft, grid, terms } from './order-form.rig.ts';
import { payloadOf, readSending, verdictOn } from './sending/sending.ts';

describe('the fields of an order follow each other', () => {
  it('fills in the total, and the quantity where the total was typed, without a float', () => {
    expect(draft({ price: '91200.0', quantity: '0.02' }).total).toBe('1824');
    expect(draft({ price: '91200.1', total: '1824', by: 'total' }).quantity).toBe('0.0199');
    expect(draft({ price: '0.3', quantity: '0.1' }).total).toBe('0.03');
  });

  it('leaves the other field empty while one of them is no number', () => {
    expect(draft({ price: '9e4', quantity: '0.02' }).total).toBe('');
    expect(draft({ price: '91,200', quantity: '0.02' }).total).toBe('');
    expect(draft({ price: '91200', total: 'x', by: 'total' }).quantity).toBe('');
    expect(draft({ type: 'market', quantity: '1' }).total).toBe('');
  });

  it('takes a quantity or a sum for a stop that buys at the market, and only a quantity for one that sells', () => {
    expect(draft({ type: 'stop-market', side: 'buy', by: 'quantity' }).by).toBe('quantity');
    expect(draft({ type: 'stop-market', side: 'buy', by: 'total' }).by).toBe('total');
    expect(draft({ type: 'stop-market', side: 'sell', by: 'total' }).by).toBe('quantity');
  });

  it('steps a price by a tick, onto the grid first', () => {
    expect(stepped('91200.0', 1, grid)).toBe('91200.1');
    expect(stepped('91200', -1, grid)).toBe('91199.9');
    expect(stepped('', 1, grid)).toBe('0.1');
    expect(stepped('0.1', -1, grid)).toBe('0.1');
    expect(steppedQuantity('0.0123456', 1, grid)).toBe('0.0124');
    expect(steppedQuantity('0.0123456', -1, grid)).toBe('0.0123');
    expect(steppedQuantity('', -1, grid)).toBe('');
  });
});

describe('a part of what there is', () => {
  const funds = { baseMinor: 10_000_000n, quoteMinor: 1_950_000_000n };

  it('never asks for more than there is, and for one lot more it would', () => {
    const all = withPercent(draft({ price: '91200' }), 100, funds, grid);
    expect(all.quantity).toBe('0.0213');
    expect(checkOrder(all, terms()).problems).toEqual({});
    expect(check({ price: '91200', quantity: '0.0214' }).problems.quantity?.code).toBe('INSUFFICIENT_BALANCE');
    expect(percentOf(all, funds, grid)).toBe(100);
  });

  it('sells whole lots', () => {
    expect(withPercent(draft({ side: 'sell', price: '91200' }), 25, funds, grid).quantity).toBe('0.025');
    expect(withPercent(draft({ side: 'sell' }), 50, { ...funds, baseMinor: 19_999n }, grid).quantity).toBe('');
  });

  it('spends a sum at the market', () => {
    const half = withPercent(draft({ type: 'market' }), 50, funds, grid);
    expect([half.by, half.total]).toEqual(['total', '975']);
    expect(percentOf(half, funds, grid)).toBe(50);
    const some = draft({ type: 'market', quantity: '0.01' });
    expect(percentOf(some, funds, grid)).toBe(0);
    expect(percentOf(some, funds, grid, checkOrder(some, terms()).estimate?.netMinor)).toBe(46);
  });

  it('notices a price far on the bad side of the last one', () => {
    expect(farPercent(draft({ price: '105' }), '100', grid)).toBe('5');
    expect(farPercent(draft({ price: '1000' }), '100', grid)).toBe('900');
    expect(farPercent(draft({ price: '104.9' }), '100', grid)).toBeNull();
    expect(farPercent(draft({ price: '50' }), '100', grid)).toBeNull();
    expect(farPercent(draft({ price: '50', side: 'sell' }), '100', grid)).toBe('50');
    expect(farPercent(draft({ price: '105' }), null, grid)).toBeNull();
  });

  it('does nothing without a price', () => {
    expect(withPercent(draft({}), 50, funds, grid)).toEqual(draft({}));
  });
});

describe('an order is judged before it is sent', () => {
  it('sends canonical text, and shows the most it can cost', () => {
    const { input, estimate, problems } = check({ price: '91200.0', quantity: '0.0200' });
    expect(problems).toEqual({});
    expect(input).toEqual({ side: 'buy', type: 'limit', timeInForce: 'gtc', price: '91200', quantity: '0.02' });
    // What is paid is the price; 0.2 % of 0.02 BTC stay with the house.
    expect(estimate).toMatchObject({ totalMinor: 1_824_000_000n, feeMostMinor: 4_000n, netMinor: 1_824_000_000n });
  });

  it('names the step that a price or a quantity is off', () => {
    expect(check({ price: '91200.05', quantity: '0.02' }).problems.price).toEqual({
      code: 'OFF_TICK',
      details: { tick: '0.1' },
    });
    expect(check({ price: '91200', quantity: '0.00005' }).problems.quantity).toMatchObject({
      code: 'OFF_LOT',
      details: { lot: '0.0001' },
    });
  });

  it('tells how small is too small, and how much is missing', () => {
    expect(check({ price: '91200', quantity: '0.00' }).problems.quantity?.code).toBe('AMOUNT_ZERO');
    expect(check({ price: '100', quantity: '0.01' }).problems.quantity).toEqual({
      code: 'BELOW_MIN_NOTIONAL',
      details: { min: '5', total: '1' },
    });
    expect(check({ side: 'sell', price: '91200', quantity: '0.2' }).problems.quantity).toEqual({
      code: 'INSUFFICIENT_BALANCE',
      details: { needed: '0.2', available: '0.1', missing: '0.1' },
    });
  });

  it('asks for what an order of its type needs', () => {
    expect(check({}).problems).toMatchObject({
      price: { code: 'PRICE_REQUIRED' },
      quantity: { code: 'QUANTITY_REQUIRED' },
    });
    expect(check({ type: 'stop-limit', price: '1', quantity: '9' }).problems.stopPrice?.code).toBe(
      'STOP_PRICE_REQUIRED',
    );
    expect(check({ type: 'stop-market', stopPrice: '91200', by: 'total', total: '100' }).input).toEqual({
      side: 'buy',
      type: 'stop-market',
      stopPrice: '91200',
      quoteAmount: '100',
    });
  });

  it.each([
    ['1e2', 'AMOUNT_NOT_A_NUMBER'],
    ['12,345', 'AMOUNT_COMMA'],
    ['-5', 'AMOUNT_SIGN'],
    ['0.0', 'AMOUNT_ZERO'],
    ['0.1234567', 'AMOUNT_PLACES'],
    ['4', 'BELOW_MIN_NOTIONAL'],
    ['9.1', 'BELOW_MIN_NOTIONAL'],
    ['', 'QUANTITY_REQUIRED'],
  ] as const)(
    'tells at the total of a limit order what is wrong with %s, and nothing at its quantity',
    (total, code) => {
      const { problems, input } = check({ price: '91200', total, by: 'total' });
      expect([problems.total?.code, problems.quantity, input]).toEqual([code, undefined, null]);
    },
  );

  it('names the price of one lot where a total does not pay for it', () => {
    expect(check({ price: '91200', total: '9.1', by: 'total' }).problems.total?.details).toEqual({
      min: '9.12',
      total: '9.1',
    });
    expect(check({ price: '', total: '9', by: 'total' }).problems).toMatchObject({ price: { code: 'PRICE_REQUIRED' } });
  });

  it('estimates no order from the book that has a price of its own which cannot be read', () => {
    for (const order of [
      { price: '9e4' },
      { type: 'stop-limit', stopPrice: '90000' },
      { type: 'stop-market', stopPrice: 'x' },
    ] as const) {
      const { estimate, problems } = check({ ...order, quantity: '0.5' });
      expect([estimate, problems.quantity]).toEqual([null, undefined]);
    }
  });

  it('shows a stop that buys a quantity at the market at the worst price it takes, which is what it holds', () => {
    const { estimate, input, problems } = check({ type: 'stop-market', stopPrice: '90000', quantity: '0.02' });
    expect(problems).toEqual({});
    expect(input).toEqual({ side: 'buy', type: 'stop-market', stopPrice: '90000', quantity: '0.02' });
    expect(estimate).toMatchObject({
      worst: { price: '94500', awayBps: 500 },
      totalMinor: 1_890_000_000n,
      netMinor: 1_890_000_000n,
    });
    const all = { baseMinor: 0n, quoteMinor: 1_890_000_000n };
    const half = draft({ type: 'stop-market', stopPrice: '90000', quantity: '0.01' });
    expect(percentOf(half, all, grid)).toBe(50);
    const dear = check({ type: 'stop-market', stopPrice: '93000', quantity: '0.02' });
    expect(dear.problems.quantity).toMatchObject({ code: 'INSUFFICIENT_BALANCE', details: { missing: '3' } });
    const small = check({ type: 'stop-market', stopPrice: '49000', quantity: '0.0001' });
    expect(small.problems.quantity).toMatchObject({ code: 'BELOW_MIN_NOTIONAL', details: { total: '4.9' } });
  });

  it('judges a visitor’s form too, all but the balance', () => {
    expect(check({ price: '91200', quantity: '100' }, { funds: null }).problems).toEqual({});
  });

  it('walks the book for an order at the market', () => {
    const { estimate, input } = check({ type: 'market', quantity: '0.02' });
    expect(input).toEqual({ side: 'buy', type: 'market', quantity: '0.02' });
    expect(estimate).toMatchObject({
      totalMinor: 1_824_816_000n,
      worst: { price: '91241', awayBps: 0 },
      isThin: false,
    });
  });

  it('says when the book holds less than is wanted', () => {
    expect(check({ type: 'market', quantity: '0.6' }, { funds: null }).estimate).toMatchObject({ isThin: true });
  });

  it('sends post-only only where it means something', () => {
    const order = { price: '91200', quantity: '0.02', postOnly: true } as const;
    expect(check(order).input?.postOnly).toBe('true');
    expect(check({ ...order, timeInForce: 'ioc' }).input?.postOnly).toBeUndefined();
    expect(check({ ...order, type: 'market' }).input?.postOnly).toBeUndefined();
  });
});

describe('what is kept over a reload', () => {
  it('is read back only where it is whole', () => {
    const kept = JSON.parse(JSON.stringify(draft({ price: '1', priceTypedAtMs: 5, quantity: '2' })));
    expect(readDraft(kept)).toEqual(draft({ price: '1', priceTypedAtMs: 5, quantity: '2' }));
    // What was kept before prices had a time says of none that somebody typed it.
    expect(readDraft({ ...kept, priceTypedAtMs: undefined })?.price).toBe('');
    for (const broken of [
      null,
      1,
      {},
      { ...kept, side: 'both' },
      { ...kept, price: 3 },
      { ...kept, total: 'x'.repeat(99) },
    ])
      expect(readDraft(broken)).toBeNull();
  });

  it('has no price that nobody typed', () => {
    expect(keptPart(draft({ price: '1', quantity: '2' }))).toMatchObject({ price: '', quantity: '2' });
    expect(keptPart(draft({ price: '1', priceTypedAtMs: 5 })).price).toBe('1');
  });

  it.each([
    ['59000', '60000', { percent: '1.66', side: 'below' }],
    ['61000.5', '60000', { percent: '1.66', side: 'above' }],
    ['60000', '60000', { percent: '0', side: 'at' }],
    ['', '60000', null],
    ['60000', null, null],
  ] as const)('says how far %s is from %s', (price, last, away) => {
    expect(awayFromLast(price, last, grid)).toEqual(away);
  });

  it('tells an order that is on its way from one that never left', () => {
    const sending = {
      clientRequestId: 'a',
      symbol: 'BTC_USDT',
      input: { side: 'buy', type: 'limit' },
      sentAtMs: 1_000,
    };
    expect(readSending(JSON.parse(JSON.stringify(sending)))).toEqual(sending);
    expect(readSending({ ...sending, sentAtMs: 'x' })).toBeNull();
    expect(verdictOn(sending, true, 1_001)).toBe('placed');
    expect(verdictOn(sending, null, 99_000)).toBe('ask-again');
    expect(verdictOn(sending, false, 2_000)).toBe('ask-again');
    expect(verdictOn(sending, false, 4_000)).toBe('absent');
  });

  it('knows the same order by what it asks for', () => {
    const input = { side: 'buy', type: 'limit', price: '1', quantity: '2' } as const;
    expect(payloadOf('A_B', input)).toBe(payloadOf('A_B', { ...input }));
    expect(payloadOf('A_B', input)).not.toBe(payloadOf('A_B', { ...input, quantity: '3' }));
  });
});
