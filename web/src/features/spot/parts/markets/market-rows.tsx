import { cx } from '../../../../kit/cx.ts';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { amount, directionOf, percent } from '../../../../lib/format.ts';
import { useGo } from '../../../../lib/links.ts';
import { useMarketsText } from '../../markets-text.ts';
import type { PairRow } from '../../rules/pairs.ts';
import { PairWords, turnoverOf } from './market-figures.tsx';
import type { MarketList } from './market-list.model.ts';
import { MarketStar } from './market-star.tsx';
import { NoMarketRows } from './no-rows.tsx';

const GROUND = { up: 'bg-up-soft text-up', down: 'bg-down-soft text-down', none: 'bg-hover text-text-muted' } as const;

/** Markets on touch screens: name and turnover, price, and the day's change on a coloured background. */
export function MarketRows({ view, commands }: Pick<MarketList, 'view' | 'commands'>) {
  const t = useMarketsText();
  if (view.rows.length === 0) return <NoMarketRows view={view} commands={commands} />;
  return (
    <ul aria-label={t('spot.markets.title')} className="divide-y divide-line">
      {view.rows.map((row) => (
        <Row key={row.market.symbol} row={row} view={view} commands={commands} />
      ))}
    </ul>
  );
}

function Row({ row, view, commands }: Pick<MarketList, 'view' | 'commands'> & { readonly row: PairRow }) {
  const go = useGo();
  const { market, ticker } = row;
  return (
    <li className="flex min-h-15 items-center gap-1.5 pr-4 pl-2.5">
      <MarketStar row={row} favourites={view.favourites} onToggle={commands.toggle} />
      <button
        type="button"
        className="flex min-w-0 flex-1 items-center gap-2 self-stretch text-left"
        onClick={() => go('spot.trade', { symbol: market.symbol })}
      >
        <CoinIcon coin={market.base} size={28} />
        <span className="mr-auto flex min-w-0 flex-col gap-0.5">
          <span className="text-14">
            <PairWords row={row} />
          </span>
          <span className="num truncate text-12 text-text-faint">{turnoverOf(row)}</span>
        </span>
        <span className="num text-14 font-medium">{amount(ticker?.last, { places: market.priceScale })}</span>
        <span
          className={cx(
            'num w-19 shrink-0 rounded-control py-1.5 text-center text-13 font-medium',
            GROUND[directionOf(ticker?.changePercent)],
          )}
        >
          {percent(ticker?.changePercent)}
        </span>
      </button>
    </li>
  );
}
