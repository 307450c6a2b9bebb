import { describe, expect, it } from 'vitest';
import { directionOfTrades } from './direction.ts';
import { premiumState } from './leveraged.ts';
import type { Market, Print, Ticker } from './market.ts';
import { compareDecimals, marketOf, pairRows, readFavourites, toggled } from './pairs.ts';
import { shortWhole, wholeOf, wholeText } from './whole.ts';

const market = (symbol: string, kind: Market['kind'] = 'spot') => {
  const [base = '', quote = ''] = symbol.split('_');
  return { symbol, base, quote, kind } as Market;
};
const ticker = (symbol: string, quoteVolume24h: string, changePercent: string | null) =>
  ({ symbol, quoteVolume24h, changePercent }) as Ticker;
const MARKETS = [market('BTC_USDT'), market('ETH_USDT'), market('ETH_BTC'), market('BTC3L_USDT', 'etf')];
const TICKERS = [ticker('BTC_USDT', '900.5', '-1.2'), ticker('ETH_USDT', '12000', '3'), ticker('ETH_BTC', '7', null)];
const names = (query: Partial<Parameters<typeof pairRows>[3]>, favourites: string[] = []) =>
  pairRows(MARKETS, TICKERS, favourites, { tab: 'spot', search: '', sort: 'turnover', ...query }).map(
    (row) => row.market.symbol,
  );

describe('the list of pairs', () => {
  it('shows one kind, the busiest first', () => {
    expect(names({})).toEqual(['ETH_USDT', 'BTC_USDT', 'ETH_BTC']);
    expect(names({ tab: 'etf' })).toEqual(['BTC3L_USDT']);
    expect(names({ sort: 'change' })).toEqual(['ETH_USDT', 'BTC_USDT', 'ETH_BTC']);
    expect(names({ sort: 'name' })).toEqual(['BTC_USDT', 'ETH_BTC', 'ETH_USDT']);
  });

  it('searches all of them, however the pair is written', () => {
    expect(names({ search: ' btc/us ' })).toEqual(['BTC_USDT']);
    expect(names({ search: '3l' })).toEqual(['BTC3L_USDT']);
    expect(names({ search: 'nothing' })).toEqual([]);
  });

  it('keeps favourites', () => {
    expect(names({ tab: 'favourites' }, ['ETH_BTC'])).toEqual(['ETH_BTC']);
    expect(toggled(['A', 'B'], 'A')).toEqual(['B']);
    expect(toggled(['A'], 'B')).toEqual(['A', 'B']);
    expect(readFavourites(['A', 1, null])).toEqual(['A']);
    expect(readFavourites('A')).toEqual([]);
  });

  it('finds the market of an address, and one to begin with', () => {
    expect(marketOf(MARKETS, 'eth-btc')?.symbol).toBe('ETH_BTC');
    expect(marketOf(MARKETS, null)?.symbol).toBe('BTC_USDT');
    expect(marketOf(MARKETS, 'GONE_USDT')?.symbol).toBe('BTC_USDT');
    expect(marketOf([], null)).toBeNull();
  });
});

it('compares decimals by size', () => {
  const sorted = ['-10.5', '12', null, '2.25', '2.3', '-1', '0'].sort(compareDecimals);
  expect(sorted).toEqual([null, '-10.5', '-1', '0', '2.25', '2.3', '12']);
});

it('warns of a leveraged token above 2 % over its value and blocks buying above 10 %', () => {
  expect([null, '-5', '2', '2.01', '10', '10.0001'].map(premiumState)).toEqual([
    'fair',
    'fair',
    'fair',
    'high',
    'high',
    'blocked',
  ]);
});

it('tells which way the last trades went', () => {
  const trades = (...prices: string[]) => prices.map((price) => ({ price }) as Print);
  expect(directionOfTrades(trades('10.5', '10.5', '9.9', '11'), 1)).toBe('up');
  expect(directionOfTrades(trades('9.9', '10'), 1)).toBe('down');
  expect([directionOfTrades(trades('1', '1'), 1), directionOfTrades([], 1)]).toEqual(['none', 'none']);
});

it('writes whole numbers as grouped decimals, and shortens what is too long for a column', () => {
  expect(['91240.5', '0.0651', '7'].map((text) => wholeText(wholeOf(text, 4), 4))).toEqual([
    '91,240.5000',
    '0.0651',
    '7.0000',
  ]);
  expect([wholeText(1_234_567, 0), wholeText(-1_234, 2)]).toEqual(['1,234,567', '−12.34']);
  expect([shortWhole(29_087, 4), shortWhole(12_345_678_9012, 4), shortWhole(123_456_789, 0)]).toEqual([
    '2.9087',
    '12.345M',
    '123.456M',
  ]);
});
