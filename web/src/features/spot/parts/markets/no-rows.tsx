import { ChartCandlestick, SearchX, Star } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { useMarketsText } from '../../markets-text.ts';
import type { MarketList } from './market-list.model.ts';

/** Says that nothing was found, that no market of this kind is open, or that there is no favourite yet. */
export function NoMarketRows({ view, commands }: Pick<MarketList, 'view' | 'commands'>) {
  const t = useMarketsText();
  if (view.search) {
    return (
      <Empty
        icon={<SearchX />}
        text={t('spot.markets.nothing', { search: view.search })}
        action={
          <Button kind="secondary" onClick={() => commands.setSearch('')}>
            {t('spot.markets.clear')}
          </Button>
        }
      />
    );
  }
  if (view.kind !== 'favourites') return <Empty icon={<ChartCandlestick />} text={t('spot.markets.none')} />;
  return (
    <Empty
      icon={<Star />}
      text={t('spot.markets.noFavourites')}
      action={
        <Button kind="secondary" onClick={() => commands.setKind('spot')}>
          {t('spot.markets.showAll')}
        </Button>
      }
    />
  );
}
