import { Download, Inbox } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { DepositTable } from '../../parts/deposit-records/deposit-table.tsx';
import { FinancialFilters } from '../../parts/history/financial-filters.tsx';
import { PAGE_SIZE } from '../../parts/history/history-filter.model.ts';
import { HistoryPager } from '../../parts/history/history-pager.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { MoveMoney } from '../../parts/move-money.tsx';
import { WithdrawalTable } from '../../parts/withdrawal-records/withdrawal-table.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { FINANCIAL_TABS, useFinancialModel } from './financial.model.ts';

export default function FinancialDesktop() {
  const t = useWalletText();
  const { view, filter, commands } = useFinancialModel();
  const loading = view.load.state === 'loading' && { loading: PAGE_SIZE };
  return (
    <div data-room="wallet/screens/financial">
      <PageHead
        title={t('wallet.history.title')}
        action={
          view.isLive && (
            <Button
              kind="secondary"
              size="small"
              busy={view.isExporting}
              disabled={view.count === 0}
              icon={<Download aria-hidden="true" />}
              onClick={commands.exportAll}
              title={t('wallet.history.exportNote')}
            >
              {t('wallet.history.export')}
            </Button>
          )
        }
      />
      <Tabs
        label={t('wallet.history.tabs')}
        value={view.tab}
        onChange={commands.setTab}
        options={FINANCIAL_TABS.map((tab) => ({ value: tab, label: t(`wallet.history.${tab}`) }))}
      />
      {view.isLive ? (
        <>
          <FinancialFilters filter={filter} coins={view.coins} kind={view.kind} onKind={commands.setKind} />
          <Card padding="none">
            {view.load.state === 'failed' ? (
              <Loaded load={view.load} skeleton={null}>
                {null}
              </Loaded>
            ) : view.tab === 'deposit' ? (
              <DepositTable
                isHistory
                rows={view.deposits}
                emptyText={t('wallet.history.noDeposits')}
                emptyAction={<MoveMoney to="deposit" />}
                {...loading}
              />
            ) : (
              <WithdrawalTable
                isHistory
                rows={view.withdrawals}
                emptyText={t('wallet.history.noWithdrawals')}
                emptyAction={<MoveMoney to="withdraw" />}
                {...loading}
              />
            )}
            <HistoryPager filter={filter} count={view.count} next={view.next} />
          </Card>
        </>
      ) : (
        <div className="mt-5">
          <Card>
            <Empty icon={<Inbox />} text={t('wallet.history.noOther')} />
          </Card>
        </div>
      )}
    </div>
  );
}
