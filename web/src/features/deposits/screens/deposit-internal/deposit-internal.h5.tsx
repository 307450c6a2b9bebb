import { Card } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded } from '../../../balances/public.ts';
import { useDepositsText } from '../../deposits-text.ts';
import { DepositList } from '../../parts/deposit-records/deposit-list.tsx';
import { DepositTabs } from '../../parts/deposit-tabs.tsx';
import { ReceiveCard } from '../../parts/receive-card.tsx';
import { useDepositInternalModel } from './deposit-internal.model.ts';

export default function DepositInternalH5() {
  const t = useDepositsText();
  const { view } = useDepositInternalModel();
  return (
    <H5Page title={t('deposits.title')}>
      <DepositTabs value="internal" />
      <div data-room="deposits/screens/deposit-internal">
        <ReceiveCard load={view.load} receive={view.receive} />
        <Card title={t('balances.lastTen.receive')}>
          <Loaded load={view.recordsLoad} skeleton={<ListSkeleton rows={3} />}>
            <DepositList rows={view.records} emptyText={t('deposits.receive.none')} />
          </Loaded>
        </Card>
      </div>
    </H5Page>
  );
}
