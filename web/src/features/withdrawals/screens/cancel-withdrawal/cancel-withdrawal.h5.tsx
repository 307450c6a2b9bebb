import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { CancelLink } from '../../parts/cancel-link/cancel-link.tsx';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

export default function CancelWithdrawalH5() {
  const t = useWithdrawalsText();
  return (
    <H5Page title={t('withdrawals.cancelPage.title')} backTo="/">
      <div className="px-4 py-4" data-room="withdrawals/screens/cancel-withdrawal">
        <CancelLink />
      </div>
    </H5Page>
  );
}
