import { ReceiptText } from 'lucide-react';
import { IconButton } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { useGo } from '../../../../lib/links.ts';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Slot } from '../../../../lib/slots.tsx';
import { Loaded } from '../../../balances/public.ts';
import { ClaimsNotice } from '../../../deposits/public.ts';
import { WithdrawForm } from '../../parts/withdraw-form/withdraw-form.tsx';
import { WithdrawalList } from '../../parts/withdrawal-records/withdrawal-list.tsx';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import { useWithdrawModel } from './withdraw.model.ts';

export default function WithdrawH5() {
  const t = useWithdrawalsText();
  const go = useGo();
  const { view, commands } = useWithdrawModel();
  const records = (
    <Card title={t('balances.lastTen.withdraw')}>
      <Loaded load={view.recordsLoad} skeleton={<ListSkeleton rows={4} />}>
        <WithdrawalList rows={view.records} emptyText={t('withdrawals.none')} />
      </Loaded>
    </Card>
  );
  return (
    <H5Page
      title={view.asset ? t('withdrawals.titleCoin', { asset: view.asset }) : t('withdrawals.title')}
      action={
        <IconButton
          label={t('balances.action.allHistory')}
          icon={<ReceiptText aria-hidden="true" />}
          onClick={() => go('bookings.financial', { tab: 'withdraw' })}
        />
      }
    >
      <Tabs
        inset
        label={t('withdrawals.title')}
        value={view.way}
        onChange={commands.setWay}
        options={view.ways.map((way) => ({ value: way, label: t(`deposits.tab.${way}`) }))}
      />
      <div data-room="withdrawals/screens/withdraw">
        <ClaimsNotice />
        {view.way === 'onchain' && <WithdrawForm>{records}</WithdrawForm>}
        {view.way === 'internal' && <Slot name="withdrawals.inside">{records}</Slot>}
        {view.way !== 'onchain' && view.way !== 'internal' && (
          <>
            <Slot name={`withdrawals.${view.way}`} />
            {records}
          </>
        )}
      </div>
    </H5Page>
  );
}
