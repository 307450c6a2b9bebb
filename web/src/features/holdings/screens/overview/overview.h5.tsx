import { ReceiptText } from 'lucide-react';
import { IconButton } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { useGo } from '../../../../lib/links.ts';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { IdleSlot } from '../../../../lib/slots.tsx';
import { Loaded } from '../../../balances/public.ts';
import { ClaimsNotice } from '../../../deposits/public.ts';
import { LazyTransferDialog } from '../../../transfers/public.ts';
import { useOverviewText } from '../../overview-text.ts';
import { LazyAccountView } from '../../parts/account-view/lazy-account-view.tsx';
import { BonusLine } from '../../parts/accounts-grid.tsx';
import { Allocation } from '../../parts/allocation/allocation.tsx';
import { CoinsCard } from '../../parts/asset-table/coins-card.tsx';
import { LimitStrip } from '../../parts/limit-strip.tsx';
import { TotalSkeleton } from '../../parts/overview-skeleton.tsx';
import { ProofLink } from '../../parts/proof-link.tsx';
import { RoundActions } from '../../parts/round-actions.tsx';
import { Total } from '../../parts/total/total.tsx';
import { TrendStrip } from '../../parts/trend/trend.tsx';
import { askForOverview, useOverviewModel } from './overview.model.ts';

export const askEarly = askForOverview;

export default function OverviewH5() {
  const t = useOverviewText();
  const shell = useShellText();
  const go = useGo();
  const { view, table, commands } = useOverviewModel();
  const tabs = view.tabs.map((tab) => ({
    value: tab,
    label: tab === 'overview' ? t('holdings.tab') : t(`balances.account.${tab}`),
  }));
  return (
    <H5Page
      title={t('holdings.title')}
      hasBack={false}
      action={
        <IconButton
          label={t('balances.action.allHistory')}
          icon={<ReceiptText aria-hidden="true" />}
          onClick={() => go('bookings.financial')}
        />
      }
    >
      <Tabs inset label={t('holdings.accountTabs')} options={tabs} value={view.tab} onChange={commands.setTab} />
      {view.tab === 'overview' ? (
        <div data-room="holdings/screens/overview">
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
              <div className="flex min-h-[218px] flex-col gap-5">
                {view.overview && (
                  <>
                    <LimitStrip limit={view.overview.limit} />
                    <BonusLine bonusUsdt={view.overview.bonusUsdt} />
                  </>
                )}
              </div>
            </div>
          </Card>
          <CoinsCard load={view.load} table={table} />
          {view.overview && <Allocation byCoin={view.byCoin} byAccount={view.accounts} coinCount={view.coinCount} />}
          <ProofLink />
          <div className="border-t-8 border-bg">{view.overview && <IdleSlot asset={null} />}</div>
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
