import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Loaded, useWalletText } from '../../../balances/public.ts';
import { DepositTable } from '../../parts/deposit-records/deposit-table.tsx';
import { DepositTabs } from '../../parts/deposit-tabs.tsx';
import { ReceiveCard } from '../../parts/receive-card.tsx';
import { useDepositInternalModel } from './deposit-internal.model.ts';

export default function DepositInternalDesktop() {
  const t = useWalletText();
  const { view } = useDepositInternalModel();
  return (
    <div data-room="deposits/screens/deposit-internal">
      <PageHead title={t('wallet.deposit.title')} />
      <DepositTabs value="internal" />
      <div className="mt-5 flex flex-col gap-4">
        <ReceiveCard load={view.load} receive={view.receive} />
        <Card padding="none" title={t('wallet.receive.lastTen')}>
          <div className="pt-2">
            {view.recordsLoad.state === 'failed' ? (
              <Loaded load={view.recordsLoad} skeleton={null}>
                {null}
              </Loaded>
            ) : (
              <DepositTable
                rows={view.records}
                emptyText={t('wallet.receive.none')}
                {...(view.recordsLoad.state === 'loading' && { loading: 4 })}
              />
            )}
          </div>
        </Card>
      </div>
    </div>
  );
}
