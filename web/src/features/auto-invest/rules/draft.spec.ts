import { describe, expect, it } from 'vitest';
import { plan, TERMS } from '../auto-invest.fixture.ts';
import { judgeAmount, judgeCoins, leastOf, splitOf } from './check.ts';
import {
  draftOfPlan,
  draftOfSent,
  emptyDraft,
  equalised,
  planInputOf,
  withCoin,
  withoutCoin,
  withShare,
} from './draft.ts';
import { rangeToShow } from './range.ts';

const EMPTY = emptyDraft('Asia/Singapore', null);
const sharesOf = ({ coins }: typeof EMPTY) => coins.map(({ asset, typed }) => `${asset} ${typed}`);
const of = (...typed: readonly string[]) => ({
  ...EMPTY,
  isShared: false,
  coins: typed.map((each, at) => ({ asset: ['BTC', 'ETH', 'XRP', 'SOL', 'USDC', 'LTC'][at] ?? '', typed: each })),
});

describe('the coins of a form', () => {
  it('share equally until somebody types a share, the last one taking the rest', () => {
    const three = withCoin(withCoin(withCoin(EMPTY, 'BTC'), 'ETH'), 'SOL');
    expect(sharesOf(three)).toEqual(['BTC 33', 'ETH 33', 'SOL 34']);
    expect(sharesOf(withoutCoin(three, 'ETH'))).toEqual(['BTC 50', 'SOL 50']);
  });

  it('keep what was typed, and offer a new coin what is left where that is a share', () => {
    const typed = withShare(withCoin(EMPTY, 'BTC'), 'BTC', '60');
    expect(sharesOf(withCoin(typed, 'ETH'))).toEqual(['BTC 60', 'ETH 40']);
    expect(sharesOf(withCoin(withShare(typed, 'BTC', '95'), 'ETH'))).toEqual(['BTC 95', 'ETH ']);
    expect(sharesOf(withoutCoin(withCoin(typed, 'ETH'), 'ETH'))).toEqual(['BTC 60']);
    expect(sharesOf(equalised(withCoin(typed, 'ETH')))).toEqual(['BTC 50', 'ETH 50']);
  });

  it.each([
    [[], 'AUTO_INVEST_COIN_REQUIRED', {}],
    [['50', ''], 'SHARE_WHOLE', { asset: 'ETH' }],
    [['50.5', '49.5'], 'SHARE_WHOLE', { asset: 'BTC' }],
    [['90', '10'], 'AUTO_INVEST_SHARE_TOO_SMALL', { asset: 'ETH', percent: 10, above: 10 }],
    [['50', '49'], 'AUTO_INVEST_SHARE_SUM', { sum: 99 }],
    [['20', '20', '20', '15', '14', '11'], 'AUTO_INVEST_TOO_MANY_COINS', { max: 5, count: 6 }],
  ] as const)('%j are refused as %s', (typed, code, details) => {
    expect(judgeCoins(of(...typed))).toEqual({ code, details });
  });

  it('are taken where they are whole', () => {
    expect(judgeCoins(of('89', '11'))).toBeNull();
  });
});

describe('the amount of a form', () => {
  it('is at least ten, and more where a small share must reach the smallest order', () => {
    expect(leastOf(of('50', '50'), TERMS)).toEqual({ min: '10', because: null });
    // 6 USDT are 11 % of 54.545455.
    expect(leastOf(of('50', '39', '11'), TERMS)).toEqual({
      min: '54.545455',
      because: { asset: 'XRP', percent: 11 },
    });
  });

  it.each([
    ['9.999999', { of: 'min', bound: '10' }],
    ['10', { amount: '10' }],
    ['50000', { amount: '50000' }],
    ['50000.000001', { of: 'max', bound: '50000' }],
    ['1,000', { of: 'amount', problem: { code: 'AMOUNT_COMMA', details: {} } }],
    ['', { of: 'amount', problem: { code: 'AMOUNT_REQUIRED', details: {} } }],
  ])('%s', (typed, judged) => {
    expect(judgeAmount(typed, { min: '10', terms: TERMS })).toEqual(judged);
  });

  it('is divided to the last unit', () => {
    const shares = ['BTC', 'ETH', 'SOL'].map((asset, at) => ({ asset, percent: at === 2 ? 34 : 33 }));
    expect(splitOf('10.000001', shares, TERMS).map(({ amount }) => amount)).toEqual(['3.3', '3.3', '3.400001']);
  });
});

it('what is sent says every flag, and comes back as it was', () => {
  const sent = planInputOf({ ...draftOfPlan(plan()), movesToEarn: true }, '100');
  expect(sent).toEqual({
    coins: '[{"asset":"BTC","percent":"100"}]',
    amount: '100',
    period: 'week',
    weekday: '1',
    hour: '9',
    zone: 'Asia/Singapore',
    autoTransfer: 'false',
    movesToEarn: 'true',
    tellsSuccess: 'false',
  });
  expect(draftOfSent(sent)).toEqual({ ...draftOfPlan(plan()), movesToEarn: true });
});

it('a year is looked at first, and less where a coin is younger; never more', () => {
  const rows = (...there: readonly string[]) => ({
    rows: (['6m', '1y', '2y', '3y'] as const).map((range) => ({ range, isAvailable: there.includes(range) })),
  });
  expect(rangeToShow(rows('6m', '1y', '2y'), null)).toBe('1y');
  expect(rangeToShow(rows('6m', '1y', '2y'), '2y')).toBe('2y');
  expect(rangeToShow(rows('6m'), '2y')).toBe('6m');
  expect(rangeToShow(rows(), null)).toBeNull();
});
