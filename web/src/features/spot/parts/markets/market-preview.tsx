import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { PriceList } from '../../../../lib/parts/price-list.tsx';
import { useMarketsText } from '../../markets-text.ts';
import { topRows } from '../../rules/market-list.ts';
import { DayChange, lastOf, PairLabel } from './market-figures.tsx';
import { useMarketFacts } from './market-list.model.ts';

const ROWS = 6;

/** The markets with the most turnover, live, for the first page; index prices where no market is open. */
export function MarketPreview({ title }: { readonly title: string }) {
  const t = useMarketsText();
  const { markets, facts } = useMarketFacts();
  if (markets.data && markets.data.rows.length === 0) return <PriceList title={title} />;
  return (
    <section data-room="spot/parts/markets">
      <div className="flex items-center justify-between gap-3 pb-2">
        <h2 className="text-16 font-semibold">{title}</h2>
        <Link
          href={pathTo('spot.markets')}
          className="touch inline-flex items-center gap-1 text-13 text-text-muted hover:text-text"
        >
          {t('spot.markets.all')}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <p aria-hidden="true" className="flex gap-3 pb-1 text-12 text-text-faint">
        <span className="flex-1">{t('spot.markets.column.pair')}</span>
        <span>{t('spot.markets.column.last')}</span>
        <span className="w-20 text-right">{t('spot.markets.column.change')}</span>
      </p>
      <Loaded query={markets} skeleton={<ListSkeleton rows={ROWS} />}>
        {() => (
          <ul aria-label={title} className="divide-y divide-line">
            {topRows(facts, 'turnover', ROWS).map((row) => (
              <li key={row.market.symbol}>
                <Link
                  href={pathTo('spot.trade', { symbol: row.market.symbol })}
                  className="flex min-h-14 items-center gap-3 text-14 hover:bg-row-hover"
                >
                  <span className="mr-auto min-w-0">
                    <PairLabel row={row} size={24} />
                  </span>
                  <span className="num font-medium">{lastOf(row)}</span>
                  <span className="w-20 shrink-0 text-right">
                    <DayChange row={row} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
