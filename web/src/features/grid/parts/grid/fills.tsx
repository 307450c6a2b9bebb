import { ListChecks } from 'lucide-react';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { List, ListRow, ListSkeleton } from '../../../../kit/list.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { dateTime, directionOf, exactAmount, utcSuffix } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { useMoneyLook } from '../../../balances/public.ts';
import { FileButton, wholeFile } from '../../../statement/public.ts';
import type { GridFill, OneGrid } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { useFillsModel } from './grid.model.ts';

/** What has traded, order by order, the newest first. */
export function Fills({ grid }: { readonly grid: OneGrid }) {
  const t = useGridText();
  const isTouch = useDensity() === 'touch';
  const { query, rows, hasMore, isLoadingMore, more } = useFillsModel(grid.id);
  return (
    <Card
      title={t('grid.fills')}
      padding={isTouch ? 'normal' : 'none'}
      room="grid/parts/grid/fills"
      action={rows.length > 0 && <FileButton text={t('grid.fillsFile')} filter={FILLS_FILE} />}
    >
      <Loaded query={query} skeleton={<ListSkeleton rows={3} hasIcon={false} />} isMoney>
        {() => (
          <>
            {rows.length === 0 && <Empty icon={<ListChecks />} text={t('grid.noFills')} />}
            {rows.length > 0 && (isTouch ? <Rows grid={grid} fills={rows} /> : <Wide grid={grid} fills={rows} />)}
            {hasMore && <MoreButton busy={isLoadingMore} onClick={more} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** Of every fill of every grid. */
const FILLS_FILE = wholeFile('gridFills');

interface FillsProps {
  readonly grid: OneGrid;
  readonly fills: readonly GridFill[];
}

const INK = { up: 'text-up', down: 'text-down', none: 'text-text-muted' } as const;

/** Buy or sell, and whether it was no order of a level. */
function Kind({ fill: { kind, side } }: { readonly fill: GridFill }) {
  const t = useGridText();
  const word = { start: t('grid.atStart'), stop: t('grid.atEnd'), level: '' }[kind];
  return (
    <span className={side === 'buy' ? 'text-up' : 'text-down'}>
      {t(`grid.${side}`)}
      {word && <span className="pl-1.5 text-12 text-text-muted">{word}</span>}
    </span>
  );
}

/** Sums of a grid’s fills, to the last place: they are what its profit is made of. */
function useSums() {
  const { isHidden, coin } = useMoneyLook();
  return (text: string | null, signs = false) => (isHidden ? coin(text) : exactAmount(text, { signs }));
}

function Wide({ grid, fills }: FillsProps) {
  const t = useGridText();
  const locale = useLocale();
  const sum = useSums();
  const { base, quote } = grid;
  const columns: readonly Column<GridFill>[] = [
    {
      key: 'time',
      head: `${t('grid.time')}${utcSuffix(locale)}`,
      cell: ({ atMs }) => <span className="num">{dateTime(atMs, locale, { noSuffix: true })}</span>,
    },
    { key: 'kind', head: t('grid.order'), cell: (fill) => <Kind fill={fill} /> },
    { key: 'price', head: `${t('grid.price')} (${quote})`, align: 'right', cell: ({ price }) => exactAmount(price) },
    { key: 'amount', head: t('grid.amount', { coin: base }), align: 'right', cell: (fill) => sum(fill.quantity) },
    { key: 'worth', head: t('grid.worth', { coin: quote }), align: 'right', cell: (fill) => sum(fill.amount) },
    { key: 'fee', head: t('grid.fee', { coin: quote }), align: 'right', cell: ({ fee }) => sum(fee) },
    {
      key: 'profit',
      head: t('grid.fillProfit', { coin: quote }),
      align: 'right',
      cell: ({ profit }) => <span className={INK[directionOf(profit)]}>{sum(profit, true)}</span>,
    },
  ];
  return <Table label={t('grid.fills')} columns={columns} rows={fills} rowKey={({ id }) => id} />;
}

function Rows({ grid, fills }: FillsProps) {
  const t = useGridText();
  const locale = useLocale();
  const sum = useSums();
  return (
    <List label={t('grid.fills')}>
      {fills.map((fill) => (
        <ListRow
          key={fill.id}
          title={<Kind fill={fill} />}
          sub={<span className="num">{dateTime(fill.atMs, locale)}</span>}
          value={`${sum(fill.quantity)} ${grid.base} \u00b7 ${exactAmount(fill.price)}`}
          valueSub={
            fill.profit === null ? (
              `${t('grid.fee', { coin: grid.quote })} ${sum(fill.fee)}`
            ) : (
              <span className={INK[directionOf(fill.profit)]}>{`${sum(fill.profit, true)} ${grid.quote}`}</span>
            )
          }
        />
      ))}
    </List>
  );
}
