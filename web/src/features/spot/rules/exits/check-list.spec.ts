import { describe, expect, it } from 'vitest';
import { gridOf, type Market } from '../market.ts';
import { checkOrder } from '../order-check.ts';
import { EMPTY_DRAFT, type Funds, type OrderDraft } from '../order-draft.ts';
import { checkList } from './check-list.ts';
import { type ExitDraft, type ExitName, exitOf, readExits } from './exit-draft.ts';

const MARKET = {
  symbol: 'BTC_USDT',
  base: 'BTC',
  quote: 'USDT',
  priceScale: 1,
  tick: '0.1',
  quantityScale: 6,
  lot: '0.000001',
  minNotional: '5',
  baseScale: 8,
  quoteScale: 8,
} as Market;
const GRID = gridOf(MARKET);
const FUNDS: Funds = { baseMinor: 100_000_000n, quoteMinor: 10_000_000_000_00n };
const ticks = (price: number) => Math.round(price * 10);

const exit = (part: Partial<ExitDraft>): ExitDraft => ({
  price: '',
  percent: '',
  by: part.percent === undefined ? 'price' : 'percent',
  becomes: 'market',
  limit: '',
  ...part,
});

interface Asked {
  readonly order?: Partial<OrderDraft>;
  readonly takeProfit?: Partial<ExitDraft>;
  readonly stopLoss?: Partial<ExitDraft>;
  readonly funds?: Funds;
  readonly best?: number | null;
}

/** Checks an order of 0.03 BTC at 91,200 with a fee of 0.18 %, while the market is at 91,240.5. */
function check({ order = {}, takeProfit = {}, stopLoss = {}, funds = FUNDS, best = null }: Asked) {
  const draft: OrderDraft = {
    ...EMPTY_DRAFT,
    price: '91200',
    quantity: '0.03',
    hasExits: true,
    ...order,
    exits: { takeProfit: exit(takeProfit), stopLoss: exit(stopLoss) },
  };
  const walk = ({ lots, quoteMinor }: { lots?: bigint; quoteMinor?: bigint }) => {
    const at = 912_405n * GRID.unitMinor;
    const met = lots ?? (quoteMinor ?? 0n) / at;
    return { lots: met, costMinor: met * at, worstTicks: 912_405, isEnough: true };
  };
  const terms = { grid: GRID, funds, makerPpm: 1_600, takerPpm: 1_800 };
  const bestTicks = best === null ? null : ticks(best);
  const checked = checkOrder(draft, { ...terms, walk, bestTicks: 912_405 });
  const list = checkList(draft, checked, { ...terms, bestTicks, lastTicks: 912_405, bandPpm: 100_000 });
  return { ...list, orders: list.input?.orders };
}

describe('a take profit and a stop loss beside an order', () => {
  it('are sent as one list that sells what was received, and say what both orders come to', () => {
    const list = check({ takeProfit: { price: '93500' }, stopLoss: { price: '89500' } });
    expect(list.input).toEqual({
      contingency: 'otoco',
      orders: [
        { side: 'buy', type: 'limit', timeInForce: 'gtc', price: '91200', quantity: '0.03' },
        { side: 'sell', type: 'stop-market', wakes: 'above', stopPrice: '93500', quantity: '0.029946' },
        { side: 'sell', type: 'stop-market', wakes: 'below', stopPrice: '89500', quantity: '0.029946' },
      ],
    });
    expect([list.exits.takeProfit.percent, list.exits.stopLoss.percent]).toEqual(['+2.52', '−1.86']);
    expect([list.exits.takeProfit.resultMinor, list.exits.stopLoss.resultMinor]).toEqual([
      5_891_108_820n,
      -6_065_730_060n,
    ]);
    expect([list.exits.takeProfit.linePrice, list.exits.stopLoss.linePrice]).toEqual([935_000, 895_000]);
  });

  it.each([
    ['takeProfit', 'above', '93500'],
    ['stopLoss', 'below', '89500'],
  ] as const)('are a list of two where only the %s is wanted', (name, wakes, price) => {
    const { input } = check({ [name]: { price } });
    expect(input).toMatchObject({ contingency: 'oto', orders: [{ side: 'buy' }, { side: 'sell', wakes }] });
    expect(input?.orders).toHaveLength(2);
  });

  it('follow from a percent, to the nearest tick below', () => {
    const list = check({ takeProfit: { percent: '+2.52%' }, stopLoss: { percent: '1.86' } });
    expect([list.exits.takeProfit.price, list.exits.stopLoss.price]).toEqual(['93498.2', '89503.6']);
    expect(list.orders?.slice(1).map(({ stopPrice }) => stopPrice)).toEqual(['93498.2', '89503.6']);
  });

  it('are limit orders where that is wanted, judged by their limits', () => {
    const list = check({ stopLoss: { price: '89500', becomes: 'limit', limit: '89400' } });
    expect(list.orders?.[1]).toMatchObject({ type: 'stop-limit', stopPrice: '89500', price: '89400' });
    expect(list.exits.stopLoss.resultMinor).toBe(-6_364_651_032n);
  });

  it('buy back after a sale what it brings at the worst price, and turn around', () => {
    const list = check({ order: { side: 'sell' }, takeProfit: { price: '89500' }, stopLoss: { price: '93500' } });
    // 2,731.0752 USDT come, and a stop that buys at 93,500 takes up to 98,175.
    expect(list.orders).toMatchObject([
      { side: 'sell', quantity: '0.03' },
      { side: 'buy', wakes: 'below', stopPrice: '89500', quantity: '0.027818' },
      { side: 'buy', wakes: 'above', stopPrice: '93500', quantity: '0.027818' },
    ]);
    expect(list.exits.takeProfit.resultMinor).toBe(4_159_304_000n);
    expect(list.exits.stopLoss.resultMinor).toBe(-7_860_728_000n);
  });

  it('go with an order at the market by its quantity, also where a sum was typed', () => {
    const order = { type: 'market', by: 'total', total: '912.405', quantity: '' } as const;
    const { input } = check({ order, takeProfit: { price: '95000' } });
    expect(input?.orders).toEqual([
      { side: 'buy', type: 'market', quantity: '0.01' },
      { side: 'sell', type: 'stop-market', wakes: 'above', stopPrice: '95000', quantity: '0.009982' },
    ]);
  });

  it('are sent with what is missing first, where only money is missing', () => {
    const list = check({ takeProfit: { price: '93500' }, funds: { baseMinor: 0n, quoteMinor: 1_950_000_000_00n } });
    expect(list.input).toBeNull();
    expect(list.short).toMatchObject({ missingMinor: 786_000_000_00n, input: { contingency: 'oto' } });
  });

  it.each([
    ['none of both', {}, 'takeProfit', 'price', 'EXIT_REQUIRED', {}],
    [
      'a gain that is none',
      { takeProfit: { price: '91200' } },
      'takeProfit',
      'price',
      'EXIT_NOT_ABOVE',
      { price: '91200' },
    ],
    [
      'a loss that is none',
      { stopLoss: { price: '91200' } },
      'stopLoss',
      'price',
      'EXIT_NOT_BELOW',
      { price: '91200' },
    ],
    [
      'a loss that stands already where the order trades at once',
      { stopLoss: { price: '91000' }, best: 90_900 },
      'stopLoss',
      'price',
      'EXIT_NOT_BELOW',
      { price: '90900' },
    ],
    [
      'a price between ticks',
      { takeProfit: { price: '93500.05' } },
      'takeProfit',
      'price',
      'OFF_TICK',
      { tick: '0.1' },
    ],
    ['no number', { takeProfit: { price: '1e5' } }, 'takeProfit', 'price', 'AMOUNT_NOT_A_NUMBER', {}],
    ['a comma', { stopLoss: { price: '89,500' } }, 'stopLoss', 'price', 'AMOUNT_COMMA', {}],
    ['no percent', { takeProfit: { percent: 'two' } }, 'takeProfit', 'price', 'AMOUNT_NOT_A_NUMBER', {}],
    ['a gain below', { takeProfit: { percent: '-5' } }, 'takeProfit', 'price', 'AMOUNT_SIGN', {}],
    ['a loss above', { stopLoss: { percent: '+5' } }, 'stopLoss', 'price', 'AMOUNT_SIGN', {}],
    ['nothing of a hundred', { takeProfit: { percent: '0' } }, 'takeProfit', 'price', 'AMOUNT_ZERO', {}],
    ['all of a hundred', { stopLoss: { percent: '100' } }, 'stopLoss', 'price', 'AMOUNT_ZERO', {}],
    [
      'a price that no day brings',
      { takeProfit: { price: '456202.6' } },
      'takeProfit',
      'price',
      'OUTSIDE_BAND',
      { min: '18248.1', max: '456202.5' },
    ],
    [
      'a limit that is not there',
      { takeProfit: { price: '93500', becomes: 'limit' } },
      'takeProfit',
      'limit',
      'PRICE_REQUIRED',
      {},
    ],
    [
      'a limit that would not be placed',
      { stopLoss: { price: '89500', becomes: 'limit', limit: '80000' } },
      'stopLoss',
      'limit',
      'EXIT_LIMIT_FAR',
      { min: '80550', max: '98450' },
    ],
    [
      'so little that the loss is below the least',
      { order: { quantity: '0.000055' }, stopLoss: { price: '89500' } },
      'stopLoss',
      'price',
      'BELOW_MIN_NOTIONAL',
      { min: '5', total: '4.833' },
    ],
  ] as const)('are refused with %s', (_, asked, name, field, code, details) => {
    const list = check(asked as Asked);
    expect(list.exits[name as ExitName].problems[field]).toMatchObject({ code, details });
    expect(list.input).toBeNull();
  });

  it('wait for the order that they belong to: what is wrong with it is said there', () => {
    const list = check({ order: { quantity: '' }, takeProfit: { price: '93500' } });
    expect([list.input, list.quantity, list.exits.takeProfit.resultMinor]).toEqual([null, null, null]);
    expect(list.exits.takeProfit.problems).toEqual({});
  });
});

describe('two orders of which one cancels the other', () => {
  const both = { takeProfit: { price: '93500' }, stopLoss: { price: '89500' } };

  it('sell coins that are there, at what the market is not yet', () => {
    const list = check({ order: { type: 'oco', side: 'sell' }, ...both });
    expect(list.input).toEqual({
      contingency: 'oco',
      orders: [
        { side: 'sell', type: 'stop-market', wakes: 'above', stopPrice: '93500', quantity: '0.03' },
        { side: 'sell', type: 'stop-market', wakes: 'below', stopPrice: '89500', quantity: '0.03' },
      ],
    });
    expect(list.exits.takeProfit.resultMinor).toBe(279_995_100_000n);
  });

  it('buy with money that is there, and hold what the dearer one may cost', () => {
    const order = { type: 'oco', side: 'buy', quantity: '0.1' } as const;
    const turned = { takeProfit: { price: '89500' }, stopLoss: { price: '93500' } };
    expect(check({ order, ...turned }).input).toMatchObject({
      contingency: 'oco',
      orders: [{ wakes: 'below' }, { wakes: 'above' }],
    });
    const poor = check({ order, ...turned, funds: { baseMinor: 0n, quoteMinor: 9_000_000_000_00n } });
    expect(poor.quantityProblem).toMatchObject({ code: 'INSUFFICIENT_BALANCE', details: { missing: '817.5' } });
    expect(poor.short?.missingMinor).toBe(817_500_000_00n);
  });

  it.each([
    ['one of them', { takeProfit: { price: '93500' } }, 'stopLoss', 'PRICE_REQUIRED'],
    [
      'a target that is behind the market',
      { ...both, takeProfit: { price: '91240.5' } },
      'takeProfit',
      'EXIT_NOT_ABOVE',
    ],
  ] as const)('are refused with only %s', (_, asked, name, code) => {
    const list = check({ order: { type: 'oco', side: 'sell' }, ...asked });
    expect(list.exits[name].problems.price?.code).toBe(code);
    expect(list.input).toBeNull();
  });

  it('sell no more than there is', () => {
    const list = check({ order: { type: 'oco', side: 'sell', quantity: '1.5' }, ...both });
    expect(list.quantityProblem).toMatchObject({ code: 'INSUFFICIENT_BALANCE', details: { missing: '0.5' } });
  });
});

it.each([
  ['sell', 'above', 'takeProfit'],
  ['sell', 'below', 'stopLoss'],
  ['buy', 'below', 'takeProfit'],
  ['buy', 'above', 'stopLoss'],
  ['buy', null, null],
] as const)('a stop that would %s %s is a %s', (side, wakes, name) => expect(exitOf({ side, wakes })).toBe(name));

it('reads exits that were kept, and begins anew with what is not ours', () => {
  const kept = { takeProfit: exit({ price: '1' }), stopLoss: { price: 5 } };
  expect(readExits(kept).takeProfit.price).toBe('1');
  expect(readExits(kept).stopLoss.price).toBe('');
  expect(readExits('x').takeProfit.price).toBe('');
});
