import { describe, expect, it } from 'vitest';
import type { Market, Ticker } from './market.ts';
import { type MarketListFacts, marketRows, topRows } from './market-list.ts';

const market = (symbol: string, kind: Market['kind'] = 'spot') => {
  const [base, quote] = symbol.split('_');
  return { symbol, base, quote, kind } as Market;
};
const ticker = (symbol: string, changePercent: string | null, quoteVolume24h: string) =>
  ({ symbol, changePercent, quoteVolume24h }) as Ticker;

const FACTS: MarketListFacts = {
  markets: [market('BTC_USDT'), market('ETH_BTC'), market('HBT_USDT'), market('NEW_USDT'), market('BTC3L_USDT', 'etf')],
  tickers: [
    ticker('BTC_USDT', '-1.5', '900'),
    ticker('ETH_BTC', '12.25', '2'),
    ticker('HBT_USDT', '3.1', '1000'),
    ticker('BTC3L_USDT', '-4.4', '50'),
  ],
  favourites: ['HBT_USDT', 'BTC3L_USDT'],
  priceUsdt: (asset) => ({ USDT: '1', BTC: '60000' })[asset] ?? null,
};
const names = (rows: ReturnType<typeof marketRows>) => rows.map((row) => row.market.symbol);
const asked = (question: Partial<Parameters<typeof marketRows>[1]>) =>
  names(marketRows(FACTS, { kind: 'spot', order: 'turnover', search: '', ...question }));

describe('the list of markets', () => {
  it('compares turnovers by what they are worth, not by their digits', () => {
    expect(asked({})).toEqual(['ETH_BTC', 'HBT_USDT', 'BTC_USDT', 'NEW_USDT']);
  });

  it('ranks gains and losses by size, and who never traded comes last in both', () => {
    expect(asked({ order: 'gain' })).toEqual(['ETH_BTC', 'HBT_USDT', 'BTC_USDT', 'NEW_USDT']);
    expect(asked({ order: 'loss' })).toEqual(['BTC_USDT', 'HBT_USDT', 'ETH_BTC', 'NEW_USDT']);
  });

  it('shows favourites of both kinds, and finds a pair from any kind in any spelling', () => {
    expect(asked({ kind: 'favourites', order: 'name' })).toEqual(['BTC3L_USDT', 'HBT_USDT']);
    for (const search of ['btc3l', 'BTC3L/USDT', ' btc3l-usdt '])
      expect(asked({ kind: 'favourites', search })).toEqual(['BTC3L_USDT']);
    expect(asked({ search: 'xyz' })).toEqual([]);
  });
});

describe('the rankings above it', () => {
  it('call only what rose a gain and what fell a loss', () => {
    expect(names(topRows(FACTS, 'gain', 5))).toEqual(['ETH_BTC', 'HBT_USDT']);
    expect(names(topRows(FACTS, 'loss', 5))).toEqual(['BTC3L_USDT', 'BTC_USDT']);
    expect(names(topRows(FACTS, 'turnover', 2))).toEqual(['ETH_BTC', 'HBT_USDT']);
  });
});
