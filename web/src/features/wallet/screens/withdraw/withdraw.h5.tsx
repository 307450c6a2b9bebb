import { ReceiptText } from 'lucide-react';
import { IconButton } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { H5Page } from '../../../../lib/h5-page.tsx';
import { useGo } from '../../../../lib/links.ts';
import { Slot } from '../../../../lib/slots.tsx';
import { ClaimsNotice } from '../../parts/claims-notice.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SendForm } from '../../parts/send-form/send-form.tsx';
import { WithdrawForm } from '../../parts/withdraw-form/withdraw-form.tsx';
import { WithdrawalList } from '../../parts/withdrawal-records/withdrawal-list.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { useWithdrawModel, WITHDRAW_WAYS } from './withdraw.model.ts';

export default function WithdrawH5() {
  const t = useWalletText();
  const go = useGo();
  const { view, commands } = useWithdrawModel();
  const records = (
    <Card title={t('wallet.withdraw.lastTen')}>
      <Loaded load={view.recordsLoad} skeleton={<ListSkeleton rows={4} />}>
        <WithdrawalList rows={view.records} emptyText={t('wallet.withdraw.none')} />
      </Loaded>
    </Card>
  );
  return (
    <H5Page
      title={view.asset ? t('wallet.withdraw.titleCoin', { asset: view.asset }) : t('wallet.withdraw.title')}
      action={
        <IconButton
          label={t('wallet.action.allHistory')}
          icon={<ReceiptText aria-hidden="true" />}
          onClick={() => go('bookings.financial', { tab: 'withdraw' })}
        />
      }
    >
      <Tabs
        inset
        label={t('wallet.withdraw.title')}
        value={view.way}
        onChange={commands.setWay}
        options={WITHDRAW_WAYS.map((way) => ({ value: way, label: t(`wallet.deposit.${way}`) }))}
      />
      <div data-room="wallet/screens/withdraw">
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
    </H5Page>
  );
}
