import { H5Page } from '../../../../lib/h5-page.tsx';
import { CancelLink } from '../../parts/cancel-link/cancel-link.tsx';
import { useWalletText } from '../../wallet-text.ts';

export default function CancelWithdrawalH5() {
  const t = useWalletText();
  return (
    <H5Page title={t('wallet.cancelPage.title')} backTo="/">
      <div className="px-4 py-4" data-room="wallet/screens/cancel-withdrawal">
        <CancelLink />
      </div>
    </H5Page>
  );
}
