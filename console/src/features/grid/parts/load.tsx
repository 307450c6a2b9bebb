import { Badge } from '../../../kit/badge.tsx';
import { type Column, Table } from '../../../kit/table.tsx';
import { t } from '../../../lib/i18n.ts';
import type { GridLoad } from '../api/grids.ts';

type MarketLoad = GridLoad['markets'][number];
const COUNTS = ['running', 'waiting', 'suspended', 'stuck', 'failedToday'] as const;

/** How many grids each market has, and how far behind the trades they are. */
export function Load({ load }: { readonly load: GridLoad }) {
  const behind = Math.max(0, load.tradingSequence - load.handledSequence);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-13 text-text-muted">
        <span className="num">{t('console.grid.behind', { commands: behind })}</span>
        <span className="num">{t('console.grid.waitingOrders', { orders: load.waitingOrders })}</span>
      </p>
      <Table label={t('console.grid.load')} rows={load.markets} rowKey={({ symbol }) => symbol} columns={columns()} />
    </>
  );
}

const columns = (): Column<MarketLoad>[] => [
  { key: 'symbol', head: t('console.markets.pair'), cell: ({ symbol }) => symbol.replace('_', '/') },
  ...COUNTS.map(
    (name): Column<MarketLoad> => ({
      key: name,
      head: t(`console.grid.load.${name}`),
      isFigure: true,
      cell: (row) =>
        row[name] > 0 && (name === 'stuck' || name === 'failedToday') ? (
          <Badge tone="warn">{String(row[name])}</Badge>
        ) : (
          <span className="num">{row[name]}</span>
        ),
    }),
  ),
];
