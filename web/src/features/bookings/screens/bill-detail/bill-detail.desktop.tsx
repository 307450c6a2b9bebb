import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { BackLink } from '../../../balances/public.ts';
import { useBookingsText } from '../../bookings-text.ts';
import { BillDetail } from '../../parts/bill-detail.tsx';
import { useBillDetailModel } from './bill-detail.model.ts';

const TABS = { withdrawal: 'withdraw', deposit: 'deposit' } as const;

export default function BillDetailDesktop() {
  const t = useBookingsText();
  const { view } = useBillDetailModel();
  return (
    <div className="mx-auto max-w-[560px]" data-room="bookings/screens/bill-detail">
      <BackLink
        href={view.type === 'entry' ? pathTo('bookings.bill') : pathTo('bookings.financial', { tab: TABS[view.type] })}
      >
        {t(view.type === 'entry' ? 'bookings.bill.title' : 'bookings.history.title')}
      </BackLink>
      <PageHead title={view.type === 'entry' ? t('bookings.bill.entry') : t(`bookings.kind.${view.type}`)} />
      <Card padding="form">
        <BillDetail view={view} />
      </Card>
    </div>
  );
}
