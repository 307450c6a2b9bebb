import { PageHead } from '../../../../kit/page-head.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { Slot } from '../../../../lib/slots.tsx';
import { LastTen } from '../../../balances/public.ts';
import { ClaimsNotice } from '../../../deposits/public.ts';
import { WithdrawForm } from '../../parts/withdraw-form/withdraw-form.tsx';
import { WithdrawalTable } from '../../parts/withdrawal-records/withdrawal-table.tsx';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import { useWithdrawModel } from './withdraw.model.ts';

export default function WithdrawDesktop() {
  const t = useWithdrawalsText();
  const { view, commands } = useWithdrawModel();
  const records = (
    <LastTen of="withdraw" load={view.recordsLoad}>
      <WithdrawalTable
        rows={view.records}
        emptyText={t('withdrawals.none')}
        {...(view.recordsLoad.state === 'loading' && { loading: 10 })}
      />
    </LastTen>
  );
  return (
    <div data-room="withdrawals/screens/withdraw">
      <PageHead title={t('withdrawals.title')} />
      <Tabs
        label={t('withdrawals.title')}
        value={view.way}
        onChange={commands.setWay}
        options={view.ways.map((way) => ({ value: way, label: t(`deposits.tab.${way}`) }))}
      />
      <div className="mt-5 flex flex-col gap-4">
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
    </div>
  );
}
