import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { useWalletText } from '../../../balances/public.ts';
import { CancelLink } from '../../parts/cancel-link/cancel-link.tsx';

export default function CancelWithdrawalDesktop() {
  const t = useWalletText();
  return (
    <div className="mx-auto w-full max-w-[560px] px-4 py-8" data-room="withdrawals/screens/cancel-withdrawal">
      <PageHead title={t('wallet.cancelPage.title')} />
      <Card padding="form">
        <CancelLink />
      </Card>
    </div>
  );
}
