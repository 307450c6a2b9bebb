import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { BillDetail } from '../../parts/bill-detail.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { useBillDetailModel } from './bill-detail.model.ts';

const TABS = { withdrawal: 'withdraw', deposit: 'deposit' } as const;

export default function BillDetailDesktop() {
  const t = useWalletText();
  const { view } = useBillDetailModel();
  return (
    <div className="mx-auto max-w-[560px]" data-room="wallet/screens/bill-detail">
      <BackLink
        href={view.type === 'entry' ? pathTo('bookings.bill') : pathTo('bookings.financial', { tab: TABS[view.type] })}
      >
        {t(view.type === 'entry' ? 'wallet.bill.title' : 'wallet.history.title')}
      </BackLink>
      <PageHead title={view.type === 'entry' ? t('wallet.bill.entry') : t(`wallet.kind.${view.type}`)} />
      <Card padding="form">
        <BillDetail view={view} />
      </Card>
    </div>
  );
}
