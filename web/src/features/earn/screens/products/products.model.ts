import { useState } from 'react';
import { useQueryState } from '../../../../lib/links.ts';
import { useSession } from '../../../../lib/person/session.ts';
import { isZero } from '../../../balances/public.ts';
import { useEarnLive } from '../../api/live.ts';
import { type Offer, useFundingCoins, useOffers } from '../../api/queries.ts';
import { type Filter, filterOf, shownOffers } from '../../rules/offer.ts';
import { useTakesNew } from '../../takes-new.ts';

/** What of Earn is open: its products, one's orders, or one of them; which, the address says. */
export function useProductsModel() {
  const [query, setQuery] = useQueryState();
  const [search, setSearch] = useState('');
  const [isMine, setIsMine] = useState(false);
  const { state } = useSession();
  const offers = useOffers();
  const takesNew = useTakesNew();
  const coins = useFundingCoins(isMine);
  useEarnLive();
  const filter = filterOf(query.get('kind'));
  // Until it is known which coins are there, all are shown.
  const own =
    isMine && coins.data
      ? new Set(coins.data.assets.filter(({ available }) => !isZero(available)).map(({ asset }) => asset))
      : null;
  const rows = offers.data?.rows ?? [];
  const isPerson = state === 'person';
  const orderId = isPerson ? query.get('order') : null;
  return {
    view: {
      place: orderId
        ? ('order' as const)
        : isPerson && query.get('view') === 'orders'
          ? ('orders' as const)
          : ('products' as const),
      /** Until it is known who is here, nothing stands where a person's figures would push it away. */
      isKnown: state !== 'unknown',
      isPerson,
      orderId,
      offers,
      rows: shownOffers(rows, { filter, search, own }),
      all: rows,
      filter,
      search,
      isMine,
      chosen: (takesNew && rows.find(({ id }) => id === query.get('product'))) || null,
      isRulesOpen: query.get('view') === 'rules',
      areEnded: query.get('past') === 'yes',
    },
    commands: {
      setFilter: (next: Filter) => setQuery({ kind: next === 'all' ? null : next }),
      setSearch,
      setMine: setIsMine,
      choose: ({ id }: Pick<Offer, 'id'>) => setQuery({ product: id }, false),
      closeForm: () => setQuery({ product: null }),
      openRules: () => setQuery({ view: 'rules' }, false),
      closeRules: () => setQuery({ view: null }),
      openOrders: () => setQuery({ view: 'orders', order: null, product: null }, false),
      openProducts: () => setQuery({ view: null, order: null, past: null, product: null }, false),
      openOrder: (id: string) => setQuery({ view: 'orders', order: id, product: null }, false),
      setEnded: (areEnded: boolean) => setQuery({ past: areEnded ? 'yes' : null }),
    },
  };
}
export type ProductsModel = ReturnType<typeof useProductsModel>;
