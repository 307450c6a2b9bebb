import { Link } from 'wouter';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useMarketsText } from '../../markets-text.ts';
import { DayChange, lastOf, PairLabel } from './market-figures.tsx';
import type { MarketList } from './market-list.model.ts';

const ROWS = 3;

/** The first three of each ranking, side by side. */
export function MarketTops({
  tops,
  isLoading,
}: {
  readonly tops: MarketList['view']['tops'];
  readonly isLoading: boolean;
}) {
  const t = useMarketsText();
  return (
    <div className="mb-6 grid grid-cols-3 gap-4">
      {tops.map(({ ranking, rows }) => (
        <section key={ranking} className="rounded-card border border-line bg-surface px-4 pt-4 pb-2 xl:px-5">
          <h2 className="pb-2 text-13 font-medium text-text-muted">{t(`spot.markets.ranking.${ranking}`)}</h2>
          <ul className="min-h-30">
            {isLoading
              ? Array.from({ length: ROWS }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have no identity.
                  <li key={index} className="flex h-10 items-center">
                    <Skeleton width={160} />
                  </li>
                ))
              : rows.map((row) => (
                  <li key={row.market.symbol}>
                    <Link
                      href={pathTo('spot.trade', { symbol: row.market.symbol })}
                      className="-mx-2 flex h-10 items-center gap-2 rounded-control px-2 text-14 xl:gap-3 hover:bg-row-hover"
                    >
                      <span className="mr-auto min-w-0">
                        <PairLabel row={row} size={20} />
                      </span>
                      <span className="num">{lastOf(row)}</span>
                      <span className="w-16 text-right">
                        <DayChange row={row} />
                      </span>
                    </Link>
                  </li>
                ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
