import { useGo, useQueryState } from '../../../../lib/links.ts';
import { findCoin, inCatalogOrder, matchesCoin, useCoins } from '../../../assets/public.ts';
import { loadOf, recentCoins, rememberCoin } from '../../../balances/public.ts';
import { useOverview } from '../../api/queries.ts';

const TARGETS = { deposit: 'deposits.deposit', withdraw: 'withdrawals.withdraw', assets: 'holdings.assets' } as const;
type Target = keyof typeof TARGETS;

/** Finds a coin and returns with it to where it was asked for. */
export function useSearchCoinModel() {
  const [query, setQuery] = useQueryState();
  const go = useGo();
  const coins = useCoins();
  const overview = useOverview();
  const target: Target = (Object.keys(TARGETS) as Target[]).find((each) => each === query.get('for')) ?? 'assets';
  const search = query.get('q') ?? '';
  const list = inCatalogOrder(coins.data?.coins ?? []);
  const rows = list
    .filter((coin) => matchesCoin(coin, search))
    .map((coin) => {
      const held = overview.data?.assets.find(({ asset }) => asset === coin.asset);
      const pauses = coin.networks.map((each) => (target === 'withdraw' ? each.withdrawPaused : each.depositPaused));
      return {
        asset: coin.asset,
        name: coin.name,
        displayScale: coin.displayScale,
        total: held?.total ?? null,
        valueUsdt: held?.valueUsdt ?? null,
        hasNetwork: coin.networks.length > 0,
        isPaused: pauses.length > 0 && pauses.every((pause) => pause !== null),
      };
    });
  return {
    view: {
      load: loadOf(coins),
      target,
      search,
      rows,
      recent: search === '' ? recentCoins().filter((asset) => findCoin(list, asset) !== null) : [],
    },
    commands: {
      setSearch: (q: string) => setQuery({ q }),
      choose: (asset: string) => {
        rememberCoin(asset);
        go(TARGETS[target], { asset }, { replaces: target !== 'assets' });
      },
    },
  };
}
