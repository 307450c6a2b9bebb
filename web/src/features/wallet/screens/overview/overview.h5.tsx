import { ReceiptText, Search } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { H5Page } from '../../../../lib/h5-page.tsx';
import { useGo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { LazyAccountView } from '../../parts/account-view/lazy-account-view.tsx';
import { BonusLine } from '../../parts/accounts-grid.tsx';
import { Allocation } from '../../parts/allocation/allocation.tsx';
import { OtherToggles, SearchBox, ZeroToggle } from '../../parts/asset-table/asset-filters.tsx';
import { AssetList } from '../../parts/asset-table/asset-list.tsx';
import { ClaimsNotice } from '../../parts/claims-notice.tsx';
import { LimitStrip } from '../../parts/limit-card.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { TotalSkeleton } from '../../parts/overview-skeleton.tsx';
import { ProofLink } from '../../parts/proof-link.tsx';
import { Total } from '../../parts/total/total.tsx';
import { LazyTransferDialog } from '../../parts/transfer-dialog/lazy-transfer-dialog.tsx';
import { TrendStrip } from '../../parts/trend/trend.tsx';
import { ConvertLink, RoundActions } from '../../parts/wallet-actions.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { askForOverview, useOverviewModel } from './overview.model.ts';

export const askEarly = askForOverview;

export default function OverviewH5() {
  const t = useWalletText();
  const shell = useShellText();
  const go = useGo();
  const { view, table, commands } = useOverviewModel();
  const [isSearching, setIsSearching] = useState(false);
  const tabs = view.tabs.map((tab) => ({
    value: tab,
    label: tab === 'overview' ? t('wallet.overview.tab') : t(`wallet.account.${tab}`),
  }));
  return (
    <H5Page
      title={t('wallet.overview.title')}
      hasBack={false}
      action={
        <IconButton
          label={t('wallet.action.allHistory')}
          icon={<ReceiptText aria-hidden="true" />}
          onClick={() => go('wallet.financial')}
        />
      }
    >
      <Tabs inset label={t('wallet.overview.accountTabs')} options={tabs} value={view.tab} onChange={commands.setTab} />
      {view.tab === 'overview' ? (
        <div data-room="wallet/screens/overview">
          <ClaimsNotice />
          <Card>
            <div className="flex flex-col gap-5">
              <Loaded load={view.load} skeleton={<TotalSkeleton />}>
                {view.overview && <Total view={view.overview} />}
              </Loaded>
              <div className="-mx-4 -my-3">
                <TrendStrip />
              </div>
              <RoundActions onTransfer={() => commands.openTransfer()} moreLabel={shell('shell.action.more')} />
              <div className="flex min-h-[198px] flex-col gap-5">
                {view.overview && (
                  <>
                    <LimitStrip limit={view.overview.limit} />
                    <BonusLine bonusUsdt={view.overview.bonusUsdt} />
                  </>
                )}
              </div>
            </div>
          </Card>
          <Card
            title={t('wallet.overview.coins')}
            action={
              <span className="-mr-3 flex items-center gap-2">
                <ZeroToggle {...table} />
                <IconButton
                  label={t('wallet.overview.search')}
                  pressed={isSearching}
                  icon={<Search aria-hidden="true" />}
                  onClick={() => setIsSearching(!isSearching)}
                />
              </span>
            }
          >
            {(isSearching || table.view.hidesSmall || table.view.hidesUnavailable) && (
              <div className="mb-2 flex flex-col gap-3">
                {isSearching && (
                  <SearchBox
                    value={table.view.search}
                    onChange={table.commands.setSearch}
                    label={t('wallet.overview.search')}
                    autoFocus
                  />
                )}
                <div className="flex flex-wrap gap-x-5 gap-y-3">
                  <OtherToggles {...table} />
                </div>
              </div>
            )}
            {view.load.state !== 'failed' && (
              <Loaded load={view.load} skeleton={<ListSkeleton rows={6} />}>
                <AssetList model={table} />
              </Loaded>
            )}
            {view.mayConvert && (
              <p className="pt-3">
                <ConvertLink />
              </p>
            )}
          </Card>
          {view.overview && <Allocation byCoin={view.byCoin} byAccount={view.accounts} coinCount={view.coinCount} />}
          <ProofLink />
        </div>
      ) : (
        <LazyAccountView tab={view.tab} onTransfer={commands.openTransfer} />
      )}
      <LazyTransferDialog
        key={view.transferOf?.asset ?? 'any'}
        open={view.transferOf !== null}
        onClose={commands.closeTransfer}
        asset={view.transferOf?.asset}
      />
    </H5Page>
  );
}
