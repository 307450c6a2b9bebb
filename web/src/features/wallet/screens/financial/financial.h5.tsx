import { Download, Inbox } from 'lucide-react';
import { IconButton } from '../../../../kit/button.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { H5Page } from '../../../../lib/h5-page.tsx';
import { DepositList } from '../../parts/deposit-records/deposit-list.tsx';
import { FinancialFilters } from '../../parts/history/financial-filters.tsx';
import { HistoryPager } from '../../parts/history/history-pager.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { MoveMoney } from '../../parts/move-money.tsx';
import { WithdrawalList } from '../../parts/withdrawal-records/withdrawal-list.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { FINANCIAL_TABS, useFinancialModel } from './financial.model.ts';

export default function FinancialH5() {
  const t = useWalletText();
  const { view, filter, commands } = useFinancialModel();
  return (
    <H5Page
      title={t('wallet.history.title')}
      action={
        view.isLive && (
          <IconButton
            label={t('wallet.history.export')}
            icon={<Download aria-hidden="true" />}
            disabled={view.count === 0 || view.isExporting}
            onClick={commands.exportAll}
          />
        )
      }
    >
      <Tabs
        inset
        label={t('wallet.history.tabs')}
        value={view.tab}
        onChange={commands.setTab}
        options={FINANCIAL_TABS.map((tab) => ({ value: tab, label: t(`wallet.history.${tab}`) }))}
      />
      <div data-room="wallet/screens/financial">
        {view.isLive ? (
          <>
            <FinancialFilters filter={filter} coins={view.coins} kind={view.kind} onKind={commands.setKind} />
            <div className="px-4">
              <Loaded load={view.load} skeleton={<ListSkeleton rows={8} />}>
                {view.tab === 'deposit' ? (
                  <DepositList
                    rows={view.deposits}
                    emptyText={t('wallet.history.noDeposits')}
                    emptyAction={<MoveMoney to="deposit" />}
                  />
                ) : (
                  <WithdrawalList
                    rows={view.withdrawals}
                    emptyText={t('wallet.history.noWithdrawals')}
                    emptyAction={<MoveMoney to="withdraw" />}
                  />
                )}
              </Loaded>
            </div>
            <HistoryPager filter={filter} count={view.count} next={view.next} />
          </>
        ) : (
          <Empty icon={<Inbox />} text={t('wallet.history.noOther')} />
        )}
      </div>
    </H5Page>
  );
}
