import { H5Page } from '../../../../lib/h5-page.tsx';
import { useWalletText } from '../../../balances/public.ts';
import { CancelLink } from '../../parts/cancel-link/cancel-link.tsx';

export default function CancelWithdrawalH5() {
  const t = useWalletText();
  return (
    <H5Page title={t('wallet.cancelPage.title')} backTo="/">
      <div className="px-4 py-4" data-room="withdrawals/screens/cancel-withdrawal">
        <CancelLink />
      </div>
    </H5Page>
  );
}
