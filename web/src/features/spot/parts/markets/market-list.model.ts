import { useQuery } from '@tanstack/react-query';
import { useQueryState } from '../../../../lib/links.ts';
import { ratesQuery } from '../../../../lib/rates.ts';
import { useQuotationsLive } from '../../api/live.ts';
import { useMarkets, useQuotations } from '../../api/queries.ts';
import {
  MARKET_KINDS,
  MARKET_ORDERS,
  type MarketKind,
  type MarketListFacts,
  type MarketOrder,
  marketRows,
  RANKINGS,
  topRows,
} from '../../rules/market-list.ts';
import { useFavourites } from '../pair-list/pair-list.model.ts';

const TOP_ROWS = 3;

/** All markets with their live 24 hour figures. */
export function useMarketFacts() {
  const markets = useMarkets();
  const quotations = useQuotations();
  const rates = useQuery(ratesQuery());
  const favourites = useFavourites();
  useQuotationsLive();
  const facts: MarketListFacts = {
    markets: markets.data?.rows ?? [],
    tickers: quotations.data?.rows ?? [],
    favourites: favourites.list,
    priceUsdt: (asset) => rates.data?.prices.find((each) => each.asset === asset)?.priceUsdt ?? null,
  };
  return { markets, facts, favourites };
}

/** The list of markets. The URL has its kind, order and search. */
export function useMarketList() {
  const [query, setQuery] = useQueryState();
  const { markets, facts, favourites } = useMarketFacts();
  const kind = MARKET_KINDS.find((each) => each === query.get('kind')) ?? 'spot';
  const order = MARKET_ORDERS.find((each) => each === query.get('order')) ?? 'turnover';
  const search = query.get('search') ?? '';
  return {
    markets,
    view: {
      kind,
      order,
      search,
      rows: marketRows(facts, { kind, order, search }),
      tops: RANKINGS.map((ranking) => ({ ranking, rows: topRows(facts, ranking, TOP_ROWS) })),
      favourites: favourites.list,
    },
    commands: {
      setKind: (next: MarketKind) => setQuery({ kind: next === 'spot' ? null : next, search: null }),
      setOrder: (next: MarketOrder) => setQuery({ order: next === 'turnover' ? null : next }),
      setSearch: (next: string) => setQuery({ search: next || null }),
      toggle: favourites.toggle,
    },
  };
}
export type MarketList = ReturnType<typeof useMarketList>;
