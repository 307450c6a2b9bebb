import { PageHead } from '../../../../kit/page-head.tsx';
import { useLinkedWalletText } from '../../linked-wallet-text.ts';
import { AskedCard } from '../../parts/app/asked-card.tsx';
import { Holdings } from '../../parts/app/holdings.tsx';
import { ScanCard } from '../../parts/app/scan-card.tsx';
import { useDevWalletModel } from './dev-wallet.model.ts';

export default function DevWalletDesktop() {
  const t = useLinkedWalletText();
  const { own, asked, holdings } = useDevWalletModel();
  return (
    <div data-room="linked-wallet/screens/dev-wallet" className="mx-auto max-w-[544px] px-8 py-7">
      <PageHead title={t('linkedWallet.app.title')} />
      <div className="flex flex-col gap-4">
        {asked.view.stage.name === 'idle' ? <ScanCard {...asked} /> : <AskedCard {...asked} />}
        <Holdings own={own} model={holdings} />
      </div>
    </div>
  );
}
