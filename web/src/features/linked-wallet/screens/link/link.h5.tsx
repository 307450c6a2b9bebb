import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useLinkedWalletText } from '../../linked-wallet-text.ts';
import { useLinkModel } from '../../parts/link/link.model.ts';
import { LinkCard } from '../../parts/link/link-card.tsx';

export default function LinkH5() {
  const t = useLinkedWalletText();
  const model = useLinkModel();
  return (
    <H5Page title={t('linkedWallet.title')} backTo="/h5/user/center">
      <div data-room="linked-wallet/screens/link">
        <LinkCard {...model} />
      </div>
    </H5Page>
  );
}
