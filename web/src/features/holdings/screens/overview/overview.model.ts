import { useEffect, useState } from 'react';
import { useQueryState } from '../../../../lib/links.ts';
import { askEarly } from '../../../../lib/query.ts';
import { useFeature } from '../../../../lib/status.ts';
import { addText, loadOf, useMoneyLive } from '../../../balances/public.ts';
import { useOverview } from '../../api/queries.ts';
import { useOverviewText } from '../../overview-text.ts';
import { useAssetTableModel } from '../../parts/asset-table/asset-table.model.ts';
import { ACCOUNT_TABS, type AccountTab, accountCells, isAccountCode, isRareTab, tabOf } from '../../rules/accounts.ts';
import { sharesOf, topShares } from '../../rules/shares.ts';
import { FIRST_TREND_RANGE } from '../../rules/trend-line.ts';

/** The ring has this many colours; smaller coins are combined. */
const SLICES_MAX = 6;

/** Requests the screen's first data before it is drawn. The hooks ask the same queries, so each is sent once. */
export function askForOverview(): void {
  askEarly('holdings.overview', {});
  askEarly('holdings.trend', { range: FIRST_TREND_RANGE });
  askEarly('pricing.rates', {});
}

/** Everything a person owns, or one account, as the URL says. */
export function useOverviewModel() {
  const t = useOverviewText();
  const [query, setQuery] = useQueryState();
  const [transferOf, setTransferOf] = useState<{ asset?: string } | null>(null);
  const hasP2p = useFeature('C2C_CLOSE');
  const overview = useOverview();
  useMoneyLive();
  const asked = query.get('account');
  const named = tabOf(asked);
  // A switched-off account cannot be opened, not even by a link.
  const tab = named === 'p2p' && !hasP2p ? 'overview' : named;
  // An account-type code in the address becomes the word that the menus use.
  useEffect(() => {
    if (asked !== null && isAccountCode(asked)) setQuery({ account: tab === 'overview' ? null : tab });
  });
  const data = overview.data;
  const table = useAssetTableModel(data?.assets ?? []);
  // Money on a switched-off account counts in the total, so its cell is shown.
  const cells = accountCells(data?.accounts ?? []).filter((cell) => hasP2p || cell.tab !== 'p2p' || cell.value !== '0');
  const shares = sharesOf(cells.map(({ tab: key, value }) => ({ key, value })));
  const accounts = shares.map((share, index) => {
    const of = cells[index]?.tab ?? 'overview';
    return { ...share, name: of === 'overview' ? '' : t(`balances.account.${of}`), tab: of };
  });
  const owned = (data?.assets ?? []).filter(({ valueUsdt }) => valueUsdt !== null && valueUsdt !== '0');
  return {
    view: {
      tab,
      tabs: [...ACCOUNT_TABS.filter((each) => hasP2p || each !== 'p2p'), ...(isRareTab(tab) ? [tab] : [])],
      load: loadOf(overview),
      overview: data ?? null,
      accounts,
      byCoin: topShares(
        owned.map(({ asset, valueUsdt }) => ({ key: asset, value: valueUsdt ?? '0' })),
        SLICES_MAX,
        '',
      ),
      coinCount: owned.length,
      sumUsdt: addText(...table.view.rows.map(({ valueUsdt }) => valueUsdt ?? '0')),
      transferOf,
    },
    table,
    commands: {
      setTab: (next: AccountTab) => setQuery({ account: next === 'overview' ? null : next }, false),
      openTransfer: (asset?: string) => setTransferOf(asset === undefined ? {} : { asset }),
      closeTransfer: () => setTransferOf(null),
    },
  };
}
