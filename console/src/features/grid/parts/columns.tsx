import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import type { Column } from '../../../kit/table.tsx';
import { formatAmount, formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/i18n.ts';
import type { GridRow } from '../api/grids.ts';

/** A grid in one line, and stopping it for those who may. */
export const gridColumns = (mayStop: (row: GridRow) => boolean, onStop: (row: GridRow) => void): Column<GridRow>[] => [
  {
    key: 'time',
    head: t('console.alarms.time'),
    cell: (row) => <span className="num">{formatTime(row.createdAtMs)}</span>,
  },
  {
    key: 'uid',
    head: t('console.user.uid'),
    cell: (row) => (
      <span className="num">
        {row.uid} <span className="text-text-muted">#{row.number}</span>
      </span>
    ),
  },
  { key: 'pair', head: t('console.markets.pair'), cell: ({ symbol }) => symbol.replace('_', '/') },
  {
    key: 'range',
    head: t('console.grid.range'),
    cell: (row) => (
      <>
        <span className="num block whitespace-nowrap">
          {formatAmount(row.lower)} – {formatAmount(row.upper)}
        </span>
        <span className="block text-12 text-text-muted">
          {t(`console.grid.mode.${row.mode}`)} <span className="num">× {row.grids}</span>
        </span>
      </>
    ),
  },
  {
    key: 'investment',
    head: t('console.grid.investment'),
    isFigure: true,
    cell: (row) => (
      <span className="num whitespace-nowrap">
        {formatAmount(row.investment)} {row.quote}
      </span>
    ),
  },
  {
    key: 'profit',
    head: t('console.grid.profit'),
    isFigure: true,
    cell: (row) => (
      <span className="num whitespace-nowrap">
        {formatAmount(row.gridProfit)} <span className="text-text-muted">/ {row.pairs}</span>
      </span>
    ),
  },
  {
    key: 'why',
    head: t('console.grid.stands'),
    cell: ({ step, reason }) => (
      <span className="flex flex-wrap gap-1">
        {step !== null && <Badge tone="info">{t(`console.grid.step.${step}`)}</Badge>}
        {reason !== null && <Badge tone="warn">{t(`console.grid.reason.${reason}`)}</Badge>}
        {step === null && reason === null && t('console.none')}
      </span>
    ),
  },
  {
    key: 'stop',
    head: '',
    cell: (row) =>
      mayStop(row) && (
        <span className="flex justify-end">
          <Button kind="danger" small onClick={() => onStop(row)}>
            {t('console.grid.stop')}
          </Button>
        </span>
      ),
  },
];
