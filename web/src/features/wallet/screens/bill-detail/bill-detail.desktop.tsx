import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { BillDetail } from '../../parts/bill-detail.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { useBillDetailModel } from './bill-detail.model.ts';

export default function BillDetailDesktop() {
  const t = useWalletText();
  const { view } = useBillDetailModel();
  return (
    <div className="mx-auto max-w-[560px]" data-room="wallet/screens/bill-detail">
      <PageHead title={view.type === 'entry' ? t('wallet.bill.entry') : t(`wallet.kind.${view.type}`)} />
      <Card padding="form">
        <BillDetail view={view} />
      </Card>
    </div>
  );
}
