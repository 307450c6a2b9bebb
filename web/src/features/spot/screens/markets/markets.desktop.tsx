import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { SearchBox } from '../../../balances/public.ts';
import { useMarketsText } from '../../markets-text.ts';
import { useMarketList } from '../../parts/markets/market-list.model.ts';
import { MarketTable } from '../../parts/markets/market-table.tsx';
import { MarketTops } from '../../parts/markets/market-tops.tsx';
import { MARKET_KINDS } from '../../rules/market-list.ts';

const GREY_ROWS = 6;

export default function MarketsDesktop() {
  const t = useMarketsText();
  const { markets, view, commands } = useMarketList();
  const isLoading = markets.data === undefined;
  return (
    <div className="mx-auto w-full max-w-[1264px] px-8 py-7" data-room="spot/screens/markets">
      <PageHead
        title={t('spot.markets.title')}
        action={
          <span className="w-64">
            <SearchBox value={view.search} onChange={commands.setSearch} label={t('spot.markets.search')} />
          </span>
        }
      />
      <MarketTops tops={view.tops} isLoading={isLoading && !markets.error} />
      <Card padding="none">
        <div className="px-5">
          <Tabs
            label={t('spot.markets.kinds')}
            value={view.kind}
            onChange={commands.setKind}
            options={MARKET_KINDS.map((kind) => ({ value: kind, label: t(`spot.markets.kind.${kind}`) }))}
          />
        </div>
        {isLoading && markets.error ? (
          <Loaded query={markets} skeleton={null}>
            {() => null}
          </Loaded>
        ) : (
          <MarketTable view={view} commands={commands} {...(isLoading && { loading: GREY_ROWS })} />
        )}
      </Card>
    </div>
  );
}
