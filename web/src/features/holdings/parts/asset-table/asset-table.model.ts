import { useState } from 'react';
import { useFlag } from '../../../../lib/person/preferences.ts';
import { usePrices } from '../../../balances/public.ts';
import { type AssetRow, type AssetSort, filterAssets, sortAssets } from '../../rules/asset-list.ts';

/** Which coins are listed, and in which order. The device stores the three toggles. */
export function useAssetTableModel(rows: readonly AssetRow[]) {
  const [hidesZero, setHidesZero] = useFlag('assets.hides-zero');
  const [hidesSmall, setHidesSmall] = useFlag('assets.hides-small');
  const [hidesUnavailable, setHidesUnavailable] = useFlag('assets.hides-unavailable');
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<{ by: AssetSort; isDescending: boolean }>({ by: 'value', isDescending: true });
  const [holdsOf, setHoldsOf] = useState<string | null>(null);
  const prices = usePrices();
  const filtered = filterAssets(rows, { hidesZero, hidesSmall, hidesUnavailable, search });
  return {
    view: {
      rows: sortAssets(filtered.rows, sort.by, sort.isDescending),
      zeroHidden: filtered.zeroHidden,
      ownsNothing: rows.length === 0,
      hidesZero,
      hidesSmall,
      hidesUnavailable,
      search,
      holdsOf,
      /** The time of a coin's price where it is too old to count as current. */
      delayedSinceMs: (asset: string): number | null => {
        const price = prices.data?.prices.find((each) => each.asset === asset);
        return price?.delayed ? price.atMs : null;
      },
      sortOf: (by: AssetSort): 'ascending' | 'descending' | 'none' =>
        sort.by !== by ? 'none' : sort.isDescending ? 'descending' : 'ascending',
    },
    commands: {
      setHidesZero,
      setHidesSmall,
      setHidesUnavailable,
      setSearch,
      showHolds: setHoldsOf,
      sortBy: (by: AssetSort) =>
        setSort((now) => ({ by, isDescending: now.by === by ? !now.isDescending : by !== 'asset' })),
      clearFilters: () => {
        setHidesZero(false);
        setHidesSmall(false);
        setHidesUnavailable(false);
        setSearch('');
      },
    },
  };
}
export type AssetTableModel = ReturnType<typeof useAssetTableModel>;
