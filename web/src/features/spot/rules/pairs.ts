import type { Market, Ticker } from './market.ts';

export type PairTab = 'favourites' | 'spot' | 'etf';
export type PairSort = 'turnover' | 'change' | 'name';
export interface PairRow {
  readonly market: Market;
  readonly ticker: Ticker | null;
}

export const FAVOURITES_KEY = 'spot.favourites';
const FIRST_SYMBOL = 'BTC_USDT';

/** This device's favourite symbols, the newest last. */
export const readFavourites = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];

export const toggled = (list: readonly string[], symbol: string): readonly string[] =>
  list.includes(symbol) ? list.filter((each) => each !== symbol) : [...list, symbol];

/** The market that the address names, in any spelling; otherwise the first one. */
export function marketOf(markets: readonly Market[], asked: string | null): Market | null {
  const symbol = (asked ?? FIRST_SYMBOL).toUpperCase().replace(/[/-]/, '_');
  return markets.find((each) => each.symbol === symbol) ?? markets[0] ?? null;
}

const wholeSize = (text: string | null): readonly [negative: boolean, digits: number, text: string] => {
  const size = (text ?? '-').replace(/^-/, '');
  return [text === null || text.startsWith('-'), size.split('.')[0]!.length, size];
};

/** Compares decimal texts by value, without converting them to numbers; null comes last. */
export function compareDecimals(left: string | null, right: string | null): number {
  const [isNegative, digits, text] = wholeSize(left);
  const [isOtherNegative, otherDigits, otherText] = wholeSize(right);
  if (isNegative !== isOtherNegative) return isNegative ? -1 : 1;
  const size = digits - otherDigits || (text < otherText ? -1 : text > otherText ? 1 : 0);
  if (left === null || right === null) return left === right ? 0 : left === null ? -1 : 1;
  return isNegative ? -size : size;
}

/** The pairs of a tab that match the search, sorted as asked. */
export function pairRows(
  markets: readonly Market[],
  tickers: readonly Ticker[],
  favourites: readonly string[],
  { tab, search, sort }: { readonly tab: PairTab; readonly search: string; readonly sort: PairSort },
): PairRow[] {
  const wanted = search.trim().toUpperCase().replace(/[/_-]/g, '');
  const byName = new Map(tickers.map((each) => [each.symbol, each]));
  return (
    markets
      // A search covers all pairs, because a person who types a name wants that pair, on whichever tab.
      .filter((each) => {
        if (wanted) return (each.base + each.quote).includes(wanted);
        return tab === 'favourites' ? favourites.includes(each.symbol) : each.kind === tab;
      })
      .map((market) => ({ market, ticker: byName.get(market.symbol) ?? null }))
      .sort(({ market: a, ticker: one }, { market: b, ticker: other }) => {
        const byText = a.symbol < b.symbol ? -1 : 1;
        if (sort === 'name') return byText;
        const key = sort === 'turnover' ? 'quoteVolume24h' : 'changePercent';
        return compareDecimals(other?.[key] ?? null, one?.[key] ?? null) || byText;
      })
  );
}
