import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { CancelLink } from '../../parts/cancel-link/cancel-link.tsx';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

export default function CancelWithdrawalDesktop() {
  const t = useWithdrawalsText();
  return (
    <div className="mx-auto w-full max-w-[560px] px-4 py-8" data-room="withdrawals/screens/cancel-withdrawal">
      <PageHead title={t('withdrawals.cancelPage.title')} />
      <Card padding="form">
        <CancelLink />
      </Card>
    </div>
  );
}
