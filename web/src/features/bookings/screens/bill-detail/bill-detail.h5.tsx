import { H5Page } from '../../../../lib/h5-page.tsx';
import { useWalletText } from '../../../balances/public.ts';
import { BillDetail } from '../../parts/bill-detail.tsx';
import { useBillDetailModel } from './bill-detail.model.ts';

export default function BillDetailH5() {
  const t = useWalletText();
  const { view } = useBillDetailModel();
  return (
    <H5Page title={view.type === 'entry' ? t('wallet.bill.entry') : t(`wallet.kind.${view.type}`)}>
      <div className="px-4 py-4" data-room="bookings/screens/bill-detail">
        <BillDetail view={view} />
      </div>
    </H5Page>
  );
}
