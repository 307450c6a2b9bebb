import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useLinkedWalletText } from '../../linked-wallet-text.ts';
import { AskedCard } from '../../parts/app/asked-card.tsx';
import { Holdings } from '../../parts/app/holdings.tsx';
import { ScanCard } from '../../parts/app/scan-card.tsx';
import { useDevWalletModel } from './dev-wallet.model.ts';

export default function DevWalletH5() {
  const t = useLinkedWalletText();
  const { own, asked, holdings } = useDevWalletModel();
  return (
    <H5Page title={t('linkedWallet.app.title')} hasBack={false}>
      <div data-room="linked-wallet/screens/dev-wallet">
        {asked.view.stage.name === 'idle' ? <ScanCard {...asked} /> : <AskedCard {...asked} />}
        <Holdings own={own} model={holdings} />
      </div>
    </H5Page>
  );
}
