import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { CoinFinder } from '../../parts/coin-finder.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { useSearchCoinModel } from './search-coin.model.ts';

export default function SearchCoinDesktop() {
  const t = useWalletText();
  const { view, commands } = useSearchCoinModel();
  return (
    <div className="max-w-180" data-room="wallet/screens/search-coin">
      <PageHead title={t('wallet.coins.title')} />
      <Card>
        <CoinFinder {...view} onSearch={commands.setSearch} onChoose={commands.choose} />
      </Card>
    </div>
  );
}
