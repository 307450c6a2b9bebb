import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useHoldingsText } from '../../holdings-text.ts';
import { CoinFinder } from '../../parts/coin-finder.tsx';
import { useSearchCoinModel } from './search-coin.model.ts';

export default function SearchCoinH5() {
  const t = useHoldingsText();
  const { view, commands } = useSearchCoinModel();
  return (
    <H5Page title={t('balances.coins.title')}>
      <div className="px-4 pt-2 pb-6" data-room="holdings/screens/search-coin">
        <CoinFinder {...view} onSearch={commands.setSearch} onChoose={commands.choose} />
      </div>
    </H5Page>
  );
}
