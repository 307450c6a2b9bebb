import { Search, Star } from 'lucide-react';
import { Change } from '../../../../kit/badge.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { amount, directionOf, percent } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useMarketsText } from '../../markets-text.ts';
import type { PairRow, PairSort } from '../../rules/pairs.ts';
import { useSpotText } from '../../spot-text.ts';
import { type PairListModel, usePairListModel } from './pair-list.model.ts';

interface PairListProps {
  readonly current: string;
  readonly onPick: (symbol: string) => void;
}

/** The list of pairs: a search, favourites, recent ones, and both kinds. */
export default function PairList({ current, onPick }: PairListProps) {
  const t = useSpotText();
  const m = useMarketsText();
  const isTouch = useDensity() === 'touch';
  const model = usePairListModel();
  const { view, commands } = model;
  const tabs = (['favourites', 'spot', 'etf'] as const).map((value) => ({
    value,
    label: m(`spot.markets.kind.${value}`),
  }));
  return (
    <div className="flex min-h-0 flex-1 flex-col" data-room="spot/parts/pair-list">
      <SearchField model={model} onPick={onPick} />
      <div className={isTouch ? '' : 'px-3'}>
        <Tabs
          label={m('spot.markets.kinds')}
          options={tabs}
          value={view.tab}
          onChange={commands.setTab}
          controls="spot-pairs"
        />
      </div>
      <RecentPairs model={model} onPick={onPick} />
      <SortRow model={model} />
      <div
        id="spot-pairs"
        role="tabpanel"
        aria-label={m(`spot.markets.kind.${view.tab}`)}
        className={cx('min-h-0 flex-1 overflow-y-auto', isTouch ? '-mx-4 px-4' : '')}
      >
        <Loaded query={view.markets} skeleton={<ListSkeleton rows={7} />} failedText={t('spot.pairs.failed')}>
          {() =>
            view.rows.length === 0 ? (
              <Empty
                icon={view.tab === 'favourites' && !view.search ? <Star /> : <Search />}
                text={view.search ? m('spot.markets.nothing', { search: view.search }) : m('spot.markets.noFavourites')}
              />
            ) : (
              <ul>
                {view.rows.map((row) => (
                  <Row
                    key={row.market.symbol}
                    row={row}
                    isCurrent={row.market.symbol === current}
                    isFavourite={view.favourites.includes(row.market.symbol)}
                    onPick={onPick}
                    onToggle={commands.toggle}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}

interface PartProps {
  readonly model: PairListModel;
  readonly onPick: (symbol: string) => void;
}

function SearchField({ model: { view, commands }, onPick }: PartProps) {
  const m = useMarketsText();
  const isTouch = useDensity() === 'touch';
  return (
    <label
      className={cx(
        'flex items-center gap-2 rounded-control border border-line-strong bg-surface-field px-3 focus-within:border-focus',
        isTouch ? 'h-11' : 'mx-3 mt-3 h-9',
      )}
    >
      <Search aria-hidden="true" className="size-4 shrink-0 text-text-faint" />
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the list was opened to find a pair, and its button has the focus back when it closes.
        autoFocus={!isTouch}
        aria-label={m('spot.markets.search')}
        placeholder={m('spot.markets.search')}
        value={view.search}
        className={cx(
          'min-w-0 flex-1 bg-transparent outline-none placeholder:text-text-faint',
          isTouch ? 'text-16' : 'text-13',
        )}
        onChange={(event) => commands.setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = view.rows;
          if (event.key === 'Enter' && first && view.search) onPick(first.market.symbol);
        }}
      />
    </label>
  );
}

/** Recently viewed pairs of this kind. */
function RecentPairs({ model: { view }, onPick }: PartProps) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  if (view.recent.length === 0) return null;
  return (
    <div className={cx('flex flex-wrap items-center gap-1.5 pt-2', !isTouch && 'px-3')}>
      <span className="text-12 text-text-faint">{t('spot.pairs.recent')}</span>
      {view.recent.map(({ symbol, base, quote }) => (
        <button
          key={symbol}
          type="button"
          className="h-6 touch rounded-badge bg-hover px-2 text-12 text-text-muted hover:text-text"
          onClick={() => onPick(symbol)}
        >
          {`${base}/${quote}`}
        </button>
      ))}
    </div>
  );
}

/** Column headers; all except the price's sort the rows. */
function SortRow({ model: { view, commands } }: Pick<PartProps, 'model'>) {
  const m = useMarketsText();
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  const sorter = (sort: PairSort, word: string, className?: string) => (
    <button
      type="button"
      aria-pressed={view.sort === sort}
      className={cx('min-w-0 truncate hover:text-text', className, view.sort === sort && 'text-text')}
      onClick={() => commands.setSort(sort)}
    >
      {word}
    </button>
  );
  return (
    <div className={cx('flex items-center text-12 text-text-faint', isTouch ? 'h-9' : 'h-8 px-3')}>
      {sorter('name', m('spot.markets.column.pair'))}
      <span aria-hidden="true" className="px-1">
        {'/'}
      </span>
      {sorter('turnover', m('spot.markets.column.turnover'), 'mr-auto')}
      <span className="min-w-0 truncate pl-2">{shell('shell.price.last')}</span>
      {sorter('change', shell('shell.price.change'), 'w-20 shrink-0 text-right')}
    </div>
  );
}

interface RowProps {
  readonly row: PairRow;
  readonly isCurrent: boolean;
  readonly isFavourite: boolean;
  readonly onPick: (symbol: string) => void;
  readonly onToggle: (symbol: string) => void;
}

function Row({ row: { market, ticker }, isCurrent, isFavourite, onPick, onToggle }: RowProps) {
  const isTouch = useDensity() === 'touch';
  return (
    <li
      className={cx(
        'flex items-center gap-2',
        isTouch ? 'min-h-14' : 'min-h-10 px-3 hover:bg-row-hover',
        isCurrent && 'bg-row-hover',
      )}
    >
      <StarButton pair={`${market.base}/${market.quote}`} isOn={isFavourite} onToggle={() => onToggle(market.symbol)} />
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-w-0 flex-1 items-center gap-2 self-stretch text-left"
        onClick={() => onPick(market.symbol)}
      >
        <CoinIcon coin={market.base} size={isTouch ? 24 : 20} />
        <span className="mr-auto min-w-0 truncate text-14 font-medium">
          {market.base}
          <span className="font-normal text-text-faint">{`/${market.quote}`}</span>
        </span>
        <span className="num text-13">{amount(ticker?.last, { places: market.priceScale })}</span>
        <span className="w-18 text-right text-13">
          <Change text={percent(ticker?.changePercent)} direction={directionOf(ticker?.changePercent)} />
        </span>
      </button>
    </li>
  );
}

interface StarButtonProps {
  readonly pair: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** Adds a pair to this device's favourites, or removes it. */
export function StarButton({ pair, isOn, onToggle }: StarButtonProps) {
  const m = useMarketsText();
  const label = m(isOn ? 'spot.markets.unfavour' : 'spot.markets.favour', { pair });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(
        'touch grid size-7 shrink-0 place-items-center rounded-control hover:bg-hover',
        isOn ? 'text-warn' : 'text-text-faint',
      )}
      onClick={onToggle}
    >
      <Star aria-hidden="true" className={cx('size-4', isOn && 'fill-current')} strokeWidth={1.75} />
    </button>
  );
}
