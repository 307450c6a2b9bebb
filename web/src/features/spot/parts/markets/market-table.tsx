import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { amount } from '../../../../lib/format.ts';
import { pathTo, useGo } from '../../../../lib/links.ts';
import { useMarketsText } from '../../markets-text.ts';
import { pairName } from '../../rules/market.ts';
import type { PairRow } from '../../rules/pairs.ts';
import { DayChange, lastOf, PairLabel, turnoverOf } from './market-figures.tsx';
import type { MarketList } from './market-list.model.ts';
import { MarketStar } from './market-star.tsx';
import { NoMarketRows } from './no-rows.tsx';

/** Fixed, so that loading and live updates move no column. */
const NUMBER_WIDTH = '13%';

/** Markets as a table. A row leads to its trading page, a column header sorts. */
export function MarketTable({ view, commands, loading }: Pick<MarketList, 'view' | 'commands'> & { loading?: number }) {
  const t = useMarketsText();
  const go = useGo();
  const columns = useColumns({ view, commands });
  return (
    <Table
      label={t('spot.markets.title')}
      columns={columns}
      rows={view.rows}
      rowKey={({ market }) => market.symbol}
      height={56}
      onRow={({ market }) => go('spot.trade', { symbol: market.symbol })}
      empty={<NoMarketRows view={view} commands={commands} />}
      {...(loading && { loading })}
    />
  );
}

function useColumns({ view, commands }: Pick<MarketList, 'view' | 'commands'>): Column<PairRow>[] {
  const t = useMarketsText();
  const priceOf = (row: PairRow, text: string | null | undefined) => amount(text, { places: row.market.priceScale });
  return [
    {
      key: 'pair',
      width: '24%',
      head: t('spot.markets.column.pair'),
      sort: view.order === 'name' ? 'ascending' : 'none',
      onSort: () => commands.setOrder('name'),
      cell: (row) => (
        <span className="flex items-center gap-2">
          <MarketStar row={row} favourites={view.favourites} onToggle={commands.toggle} />
          <PairLabel row={row} size={24} />
        </span>
      ),
    },
    {
      key: 'last',
      width: NUMBER_WIDTH,
      head: t('spot.markets.column.last'),
      align: 'right',
      cell: (row) => <span className="font-medium">{lastOf(row)}</span>,
    },
    {
      key: 'change',
      width: NUMBER_WIDTH,
      head: t('spot.markets.column.change'),
      align: 'right',
      sort: view.order === 'gain' ? 'descending' : view.order === 'loss' ? 'ascending' : 'none',
      onSort: () => commands.setOrder(view.order === 'gain' ? 'loss' : 'gain'),
      cell: (row) => <DayChange row={row} />,
    },
    {
      key: 'high',
      width: NUMBER_WIDTH,
      head: t('spot.markets.column.high'),
      align: 'right',
      cell: (row) => priceOf(row, row.ticker?.high24h),
    },
    {
      key: 'low',
      width: NUMBER_WIDTH,
      head: t('spot.markets.column.low'),
      align: 'right',
      cell: (row) => priceOf(row, row.ticker?.low24h),
    },
    {
      key: 'turnover',
      width: NUMBER_WIDTH,
      head: t('spot.markets.column.turnover'),
      align: 'right',
      sort: view.order === 'turnover' ? 'descending' : 'none',
      onSort: () => commands.setOrder('turnover'),
      cell: (row) => turnoverOf(row),
    },
    {
      key: 'action',
      head: <span className="sr-only">{t('spot.markets.column.action')}</span>,
      align: 'right',
      cell: ({ market }) => (
        <Link
          href={pathTo('spot.trade', { symbol: market.symbol })}
          aria-label={`${t('spot.markets.trade')} ${pairName(market)}`}
          className={buttonClass({ kind: 'secondary', size: 'small' })}
        >
          {t('spot.markets.trade')}
        </Link>
      ),
    },
  ];
}
