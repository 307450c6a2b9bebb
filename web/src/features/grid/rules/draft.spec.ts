import { describe, expect, it } from 'vitest';
import { market } from '../grid.fixture.ts';
import { type Draft, draftOfSent, emptyDraft, judgeDraft, sellsOnStopOf, type Terms } from './draft.ts';
import { previewOf } from './preview.ts';

const terms = (change: Partial<Terms> = {}): Terms => ({
  market: market(),
  last: '54300',
  feePpm: 1_000,
  funds: { base: '0.01', quote: '3420' },
  ...change,
});
/** The example of the rule book. */
const draft = (change: Partial<Draft> = {}): Draft => ({
  ...emptyDraft('BTC_USDT'),
  lower: '50000',
  upper: '60000',
  grids: '10',
  investment: '2000',
  ...change,
});

describe('a grid in the form', () => {
  it('says what the rule book computes: what each order is, what is bought, and what is used', () => {
    const judged = judgeDraft(draft(), terms());
    expect(judged.problems).toEqual({});
    expect(judged.net).toEqual({ low: 14_917, high: 17_962 });
    expect(previewOf(judged, market())).toMatchObject({
      quantity: '0.00375',
      bought: '0.0225',
      boughtFor: '1222.97175',
      inBuys: '773.2725',
      free: '3.75575',
    });
    expect(previewOf(judged, market())?.sides[4]).toBeNull();
  });

  it('reads what is typed as it is typed, and sends it canonical', () => {
    expect(judgeDraft(draft({ lower: '50 000', investment: '2000.50' }), terms()).input).toEqual({
      symbol: 'BTC_USDT',
      mode: 'arithmetic',
      lower: '50000',
      upper: '60000',
      grids: '10',
      investment: '2000.5',
      sellsOnStop: 'false',
    });
  });

  it.each([
    ['a price off the tick', { lower: '50000.05' }, 'lower', 'OFF_TICK', { tick: '0.1' }],
    ['no whole number of grids', { grids: '2.5' }, 'grids', 'WHOLE', {}],
    ['one grid', { grids: '1' }, 'grids', 'GRID_COUNT', { min: '2', max: '200' }],
    ['too narrow a range', { upper: '50100' }, 'upper', 'GRID_RANGE_NARROW', { min: '1.01' }],
    ['no profit after fees', { grids: '200' }, 'grids', 'GRID_NO_PROFIT', { percent: '-0.1166' }],
    [
      'a range that the price is above',
      { lower: '40000', upper: '50000' },
      'upper',
      'GRID_PRICE_OUTSIDE',
      { price: '54300' },
    ],
    [
      'a trigger outside the range',
      { trigger: '61000' },
      'trigger',
      'GRID_TRIGGER',
      { lower: '50000', upper: '60000' },
    ],
    ['a take profit in the range', { takeProfit: '59000' }, 'takeProfit', 'GRID_TAKE_PROFIT', { upper: '60000' }],
    ['a stop loss in the range', { stopLoss: '51000' }, 'stopLoss', 'GRID_STOP_LOSS', { lower: '50000' }],
    ['too much', { investment: '900000000000' }, 'investment', 'GRID_INVESTMENT_HIGH', { asset: 'USDT' }],
    ['too little', { investment: '10' }, 'investment', 'GRID_INVESTMENT_LOW', { asset: 'USDT' }],
  ] as const)('refuses %s beside its field, with its numbers', (_, change, field, code, details) => {
    const { problems, input } = judgeDraft(draft(change), terms());
    expect(problems[field]).toMatchObject({ of: 'rule', code, details });
    expect(input).toBeNull();
  });

  it('says what the spot account lacks of each coin', () => {
    const { problems } = judgeDraft(draft({ investment: '3500', usesBase: true, investmentBase: '0.02' }), terms());
    expect(problems.investment).toMatchObject({
      problem: { code: 'INSUFFICIENT_BALANCE', details: { missing: '80' } },
    });
    expect(problems.investmentBase).toMatchObject({ problem: { details: { missing: '0.01' } } });
  });

  it('buys nothing at the start that the person has put in', () => {
    const put = draft({ investment: '800', usesBase: true, investmentBase: '0.01' });
    const judged = judgeDraft(put, terms());
    expect(previewOf(judged, market())?.bought).not.toBe('0.0225');
    expect(judged.input?.investmentBase).toBe('0.01');
  });

  it('reckons with the trigger where there is one, so the price of now may be outside', () => {
    const { problems, planTicks } = judgeDraft(draft({ trigger: '52000' }), terms({ last: '65000' }));
    expect(problems).toEqual({});
    expect(planTicks).toBe(520_000);
  });

  it('says no profit to a visitor, whose fees nobody knows', () => {
    const judged = judgeDraft(draft(), terms({ feePpm: null, funds: null }));
    expect([judged.net, judged.plan, judged.levels?.length]).toEqual([null, null, 11]);
  });

  it('sells on its stop where there is a stop loss, until somebody says otherwise', () => {
    expect(sellsOnStopOf(draft())).toBe(false);
    expect(sellsOnStopOf(draft({ stopLoss: '48000' }))).toBe(true);
    expect(sellsOnStopOf(draft({ stopLoss: '48000', sellsOnStop: false }))).toBe(false);
  });

  it('is in the form again as it was sent', () => {
    const sent = judgeDraft(draft({ stopLoss: '48000', trigger: '52000' }), terms()).input!;
    expect(judgeDraft(draftOfSent(sent), terms()).input).toEqual(sent);
  });
});
