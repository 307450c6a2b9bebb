import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Loaded } from '../../../balances/public.ts';
import { useDepositsText } from '../../deposits-text.ts';
import { DepositTable } from '../../parts/deposit-records/deposit-table.tsx';
import { DepositTabs } from '../../parts/deposit-tabs.tsx';
import { ReceiveCard } from '../../parts/receive-card.tsx';
import { useDepositInternalModel } from './deposit-internal.model.ts';

export default function DepositInternalDesktop() {
  const t = useDepositsText();
  const { view } = useDepositInternalModel();
  return (
    <div data-room="deposits/screens/deposit-internal">
      <PageHead title={t('deposits.title')} />
      <DepositTabs value="internal" />
      <div className="mt-5 flex flex-col gap-4">
        <ReceiveCard load={view.load} receive={view.receive} />
        <Card padding="none" title={t('balances.lastTen.receive')}>
          <div className="pt-2">
            {view.recordsLoad.state === 'failed' ? (
              <Loaded load={view.recordsLoad} skeleton={null}>
                {null}
              </Loaded>
            ) : (
              <DepositTable
                rows={view.records}
                emptyText={t('deposits.receive.none')}
                {...(view.recordsLoad.state === 'loading' && { loading: 4 })}
              />
            )}
          </div>
        </Card>
      </div>
    </div>
  );
}
