import { Card } from '../../../../kit/card.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { IdleSlot } from '../../../../lib/slots.tsx';
import { Loaded, SearchBox, useMoneyLook } from '../../../balances/public.ts';
import { ClaimsNotice } from '../../../deposits/public.ts';
import { LazyTransferDialog } from '../../../transfers/public.ts';
import { LimitCard } from '../../../withdrawals/public.ts';
import { useOverviewText } from '../../overview-text.ts';
import { LazyAccountView } from '../../parts/account-view/lazy-account-view.tsx';
import { AccountsGrid } from '../../parts/accounts-grid.tsx';
import { Allocation } from '../../parts/allocation/allocation.tsx';
import { AssetToggles } from '../../parts/asset-table/asset-filters.tsx';
import { AssetTable } from '../../parts/asset-table/asset-table.tsx';
import { LazyHoldsDialog } from '../../parts/holds/lazy-holds-dialog.tsx';
import { TotalSkeleton } from '../../parts/overview-skeleton.tsx';
import { Total } from '../../parts/total/total.tsx';
import { TrendCard } from '../../parts/trend/trend.tsx';
import { CoinsActions, WalletActions } from '../../parts/wallet-actions.tsx';
import { askForOverview, useOverviewModel } from './overview.model.ts';

export const askEarly = askForOverview;

export default function OverviewDesktop() {
  const t = useOverviewText();
  const look = useMoneyLook();
  const { view, table, commands } = useOverviewModel();
  const { overview, load } = view;
  const transfer = (
    <LazyTransferDialog
      key={view.transferOf?.asset ?? 'any'}
      open={view.transferOf !== null}
      onClose={commands.closeTransfer}
      asset={view.transferOf?.asset}
    />
  );
  if (view.tab !== 'overview') {
    return (
      <>
        <h1 className="sr-only">{t(`balances.account.${view.tab}`)}</h1>
        <LazyAccountView tab={view.tab} onTransfer={commands.openTransfer} />
        {transfer}
      </>
    );
  }
  return (
    <div className="flex flex-col gap-4" data-room="holdings/screens/overview">
      <h1 className="sr-only">{t('holdings.title')}</h1>
      <ClaimsNotice />
      <div className="grid grid-cols-[minmax(0,1.75fr)_minmax(320px,1fr)] gap-4">
        <Card padding="form">
          <div className="flex h-full flex-col justify-between gap-5">
            {load.state === 'failed' ? (
              <span className="min-h-[140px]" />
            ) : (
              <Loaded load={load} skeleton={<TotalSkeleton />}>
                {overview && <Total view={overview} />}
              </Loaded>
            )}
            <WalletActions onTransfer={() => commands.openTransfer()} />
          </div>
        </Card>
        <TrendCard />
      </div>
      {load.state !== 'failed' && (
        <div className="grid min-h-[268px] grid-cols-[minmax(0,1.4fr)_minmax(220px,1fr)] gap-4 *:first:col-span-2 xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1.2fr)_minmax(220px,0.8fr)] xl:*:first:col-span-1">
          {overview ? (
            <>
              <AccountsGrid
                accounts={view.accounts}
                bonusUsdt={overview.bonusUsdt}
                onTransfer={() => commands.openTransfer()}
              />
              <Allocation byCoin={view.byCoin} byAccount={view.accounts} coinCount={view.coinCount} />
              <LimitCard limit={overview.limit} title={t('balances.limit.title')} hasMonth={false} />
            </>
          ) : (
            ['accounts', 'allocation', 'limit'].map((key) => <Skeleton key={key} height={268} />)
          )}
        </div>
      )}
      <Card
        padding="none"
        title={t('holdings.assets')}
        action={
          <span className="flex flex-wrap items-center justify-end gap-5">
            <CoinsActions />
            <AssetToggles {...table} />
            <SearchBox value={table.view.search} onChange={table.commands.setSearch} label={t('holdings.search')} />
          </span>
        }
      >
        <div className="pt-3">
          {load.state === 'failed' ? (
            <Loaded load={load} skeleton={null}>
              {null}
            </Loaded>
          ) : (
            <AssetTable model={table} onTransfer={commands.openTransfer} loading={load.state === 'loading'} />
          )}
        </div>
        <p className="flex min-h-12 items-center justify-between gap-4 border-t border-line px-5 text-12 text-text-faint">
          <span className="num">
            {t('holdings.coinCount', { count: table.view.rows.length })}
            {table.view.zeroHidden > 0 && ` · ${t('holdings.zeroHidden', { count: table.view.zeroHidden })}`}
          </span>
          <span className="num">{t('holdings.sum', { amount: look.usdt(view.sumUsdt) })}</span>
        </p>
      </Card>
      {overview && <IdleSlot asset={null} />}
      <LazyHoldsDialog asset={table.view.holdsOf} onClose={() => table.commands.showHolds(null)} />
      {transfer}
    </div>
  );
}
