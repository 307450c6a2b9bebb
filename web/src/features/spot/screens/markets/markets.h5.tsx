import { ListSkeleton } from '../../../../kit/list.tsx';
import { Chip, Tabs } from '../../../../kit/tabs.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { SearchBox } from '../../../balances/public.ts';
import { useMarketsText } from '../../markets-text.ts';
import { useMarketList } from '../../parts/markets/market-list.model.ts';
import { MarketRows } from '../../parts/markets/market-rows.tsx';
import { MARKET_KINDS, RANKINGS } from '../../rules/market-list.ts';

export default function MarketsH5() {
  const t = useMarketsText();
  const { markets, view, commands } = useMarketList();
  return (
    <H5Page title={t('spot.markets.title')} hasBack={false}>
      <div className="grid px-4 pt-1 pb-2">
        <SearchBox value={view.search} onChange={commands.setSearch} label={t('spot.markets.search')} />
      </div>
      <Tabs
        inset
        label={t('spot.markets.kinds')}
        value={view.kind}
        onChange={commands.setKind}
        options={MARKET_KINDS.map((kind) => ({ value: kind, label: t(`spot.markets.kind.${kind}`) }))}
      />
      <fieldset
        aria-label={t('spot.markets.ranking')}
        className="flex min-w-0 gap-2 overflow-x-auto px-4 py-3 [scrollbar-width:none]"
      >
        {RANKINGS.map((ranking) => (
          <Chip key={ranking} pressed={view.order === ranking} onClick={() => commands.setOrder(ranking)}>
            {t(`spot.markets.ranking.${ranking}`)}
          </Chip>
        ))}
      </fieldset>
      <div data-room="spot/screens/markets">
        <Loaded
          query={markets}
          skeleton={
            <div className="px-4">
              <ListSkeleton rows={8} />
            </div>
          }
        >
          {() => <MarketRows view={view} commands={commands} />}
        </Loaded>
      </div>
    </H5Page>
  );
}
