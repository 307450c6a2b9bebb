import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useBookingsText } from '../../bookings-text.ts';
import { BillDetail } from '../../parts/bill-detail.tsx';
import { useBillDetailModel } from './bill-detail.model.ts';

export default function BillDetailH5() {
  const t = useBookingsText();
  const { view } = useBillDetailModel();
  return (
    <H5Page title={view.type === 'entry' ? t('bookings.bill.entry') : t(`bookings.kind.${view.type}`)}>
      <div className="px-4 py-4" data-room="bookings/screens/bill-detail">
        <BillDetail view={view} />
      </div>
    </H5Page>
  );
}
