import { PageHead } from '../../../../kit/page-head.tsx';
import { useLinkedWalletText } from '../../linked-wallet-text.ts';
import { useLinkModel } from '../../parts/link/link.model.ts';
import { LinkCard } from '../../parts/link/link-card.tsx';

export default function LinkDesktop() {
  const t = useLinkedWalletText();
  const model = useLinkModel();
  return (
    <div data-room="linked-wallet/screens/link">
      <PageHead title={t('linkedWallet.title')} />
      <LinkCard {...model} />
    </div>
  );
}
