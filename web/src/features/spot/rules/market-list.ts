import { readAmount } from '@bourse/core/money/amount.ts';
import { WORKING_SCALE } from '../../../lib/format.ts';
import type { Market, Ticker } from './market.ts';
import { compareDecimals, type PairRow } from './pairs.ts';

export const MARKET_KINDS = ['favourites', 'spot', 'etf'] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];
/** Ways to sort the list; the first three are rankings. */
export const RANKINGS = ['turnover', 'gain', 'loss'] as const;
export const MARKET_ORDERS = [...RANKINGS, 'name'] as const;
export type MarketOrder = (typeof MARKET_ORDERS)[number];

export interface MarketListFacts {
  readonly markets: readonly Market[];
  readonly tickers: readonly Ticker[];
  readonly favourites: readonly string[];
  /** A coin's price in USDT as decimal text, so that turnovers in different coins can be compared. */
  readonly priceUsdt: (asset: string) => string | null;
}

export interface MarketQuestion {
  readonly kind: MarketKind;
  readonly order: MarketOrder;
  readonly search: string;
}

/** The markets of a kind, or those that match the search, sorted as asked. Markets without figures come last. */
export function marketRows(facts: MarketListFacts, { kind, order, search }: MarketQuestion): PairRow[] {
  const wanted = search
    .trim()
    .toUpperCase()
    .replace(/[/_\s-]/g, '');
  const byName = new Map(facts.tickers.map((each) => [each.symbol, each]));
  return (
    facts.markets
      // A search covers all markets, because a person who types a name wants that market, on whichever tab.
      .filter(({ symbol, base, quote, kind: own }) => {
        if (wanted) return (base + quote).includes(wanted);
        return kind === 'favourites' ? facts.favourites.includes(symbol) : own === kind;
      })
      .map((market) => ({ market, ticker: byName.get(market.symbol) ?? null }))
      .sort(comparer(facts, order))
  );
}

/** The first few of a ranking over all markets; gains must be above zero and losses below. */
export function topRows(facts: MarketListFacts, order: (typeof RANKINGS)[number], count: number): PairRow[] {
  const byName = new Map(facts.tickers.map((each) => [each.symbol, each]));
  return facts.markets
    .map((market) => ({ market, ticker: byName.get(market.symbol) ?? null }))
    .filter(({ ticker }) => {
      const change = ticker?.changePercent ?? null;
      if (order === 'turnover') return ticker !== null;
      return (
        change !== null && (order === 'gain' ? compareDecimals(change, '0') > 0 : compareDecimals(change, '0') < 0)
      );
    })
    .sort(comparer(facts, order))
    .slice(0, count);
}

type Comparer = (one: PairRow, other: PairRow) => number;

function comparer({ priceUsdt }: MarketListFacts, order: MarketOrder): Comparer {
  const byText: Comparer = (one, other) => (one.market.symbol < other.market.symbol ? -1 : 1);
  if (order === 'name') return byText;
  if (order === 'turnover') {
    const turnover = ({ market, ticker }: PairRow): bigint => {
      const price = priceUsdt(market.quote);
      return ticker && price
        ? readAmount(ticker.quoteVolume24h, WORKING_SCALE) * readAmount(price, WORKING_SCALE)
        : -1n;
    };
    return (one, other) => {
      const [left, right] = [turnover(one), turnover(other)];
      return left === right ? byText(one, other) : left > right ? -1 : 1;
    };
  }
  const change = ({ ticker }: PairRow): string | null => ticker?.changePercent ?? null;
  return (one, other) => {
    const [left, right] = [change(one), change(other)];
    if (left === null || right === null) return left === right ? byText(one, other) : left === null ? 1 : -1;
    const size = compareDecimals(left, right);
    return (order === 'gain' ? -size : size) || byText(one, other);
  };
}
