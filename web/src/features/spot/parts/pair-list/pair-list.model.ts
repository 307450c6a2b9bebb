import { useState } from 'react';
import { storage } from '../../../../lib/browser/storage.ts';
import { ETF_TYPE, recentSymbols } from '../../../../lib/person/recents.ts';
import { createStore, useStore } from '../../../../lib/store.ts';
import { useMarkets, useQuotations } from '../../api/queries.ts';
import { FAVOURITES_KEY, type PairSort, type PairTab, pairRows, readFavourites, toggled } from '../../rules/pairs.ts';

const favourites = createStore(readFavourites(storage.json(FAVOURITES_KEY)));

/** This device's favourite pairs, and adding or removing one. */
export function useFavourites() {
  const list = useStore(favourites);
  const toggle = (symbol: string) => {
    const next = toggled(favourites.get(), symbol);
    storage.set(FAVOURITES_KEY, JSON.stringify(next));
    favourites.set(next);
  };
  return { list, toggle };
}

/** All pairs by kind, with a search, the favourites and the recently viewed ones. */
export function usePairListModel() {
  const markets = useMarkets();
  const quotations = useQuotations();
  const { list, toggle } = useFavourites();
  const [tab, setTab] = useState<PairTab>('spot');
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<PairSort>('turnover');
  const all = markets.data?.rows ?? [];
  const recent = recentSymbols()
    .filter(({ type }) => (type === ETF_TYPE) === (tab === 'etf'))
    .flatMap(({ tmId }) => all.find((market) => String(market.tmId) === tmId) ?? []);
  return {
    view: {
      markets,
      rows: pairRows(all, quotations.data?.rows ?? [], list, { tab, search, sort }),
      recent: tab === 'favourites' || search ? [] : recent,
      favourites: list,
      tab,
      search,
      sort,
    },
    commands: { setTab, setSearch, setSort, toggle },
  };
}
export type PairListModel = ReturnType<typeof usePairListModel>;
