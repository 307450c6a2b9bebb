import { PageHead } from '../../../../kit/page-head.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { Slot } from '../../../../lib/slots.tsx';
import { ClaimsNotice } from '../../parts/claims-notice.tsx';
import { LastTen } from '../../parts/last-ten.tsx';
import { SendForm } from '../../parts/send-form/send-form.tsx';
import { WithdrawForm } from '../../parts/withdraw-form/withdraw-form.tsx';
import { WithdrawalTable } from '../../parts/withdrawal-records/withdrawal-table.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { useWithdrawModel, WITHDRAW_WAYS } from './withdraw.model.ts';

export default function WithdrawDesktop() {
  const t = useWalletText();
  const { view, commands } = useWithdrawModel();
  const records = (
    <LastTen of="withdraw" load={view.recordsLoad}>
      <WithdrawalTable
        rows={view.records}
        emptyText={t('wallet.withdraw.none')}
        {...(view.recordsLoad.state === 'loading' && { loading: 10 })}
      />
    </LastTen>
  );
  return (
    <div data-room="wallet/screens/withdraw">
      <PageHead title={t('wallet.withdraw.title')} />
      <Tabs
        label={t('wallet.withdraw.title')}
        value={view.way}
        onChange={commands.setWay}
        options={WITHDRAW_WAYS.map((way) => ({ value: way, label: t(`wallet.deposit.${way}`) }))}
      />
      <div className="mt-5 flex flex-col gap-4">
        <ClaimsNotice />
        {view.way === 'onchain' && <WithdrawForm>{records}</WithdrawForm>}
        {view.way === 'internal' && <SendForm>{records}</SendForm>}
        {view.way === 'linked' && (
          <>
            <Slot name="withdrawals.linked" />
            {records}
          </>
        )}
      </div>
    </div>
  );
}
