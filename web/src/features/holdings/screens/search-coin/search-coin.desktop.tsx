import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { useHoldingsText } from '../../holdings-text.ts';
import { CoinFinder } from '../../parts/coin-finder.tsx';
import { useSearchCoinModel } from './search-coin.model.ts';

export default function SearchCoinDesktop() {
  const t = useHoldingsText();
  const { view, commands } = useSearchCoinModel();
  return (
    <div className="max-w-180" data-room="holdings/screens/search-coin">
      <PageHead title={t('balances.coins.title')} />
      <Card>
        <CoinFinder {...view} onSearch={commands.setSearch} onChoose={commands.choose} />
      </Card>
    </div>
  );
}
