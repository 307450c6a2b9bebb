import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { isZero } from '../../../balances/public.ts';
import type { GridLevel, OneGrid } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { alike } from '../../rules/alike.ts';

const INK = { buy: 'text-up', sell: 'text-down' } as const;

/** Every level, the highest first, with the order that stands at it. */
export function Levels({ grid }: { readonly grid: OneGrid }) {
  const t = useGridText();
  const isTouch = useDensity() === 'touch';
  const written = alike(grid.levels.map(({ price }) => price));
  const count = (side: 'buy' | 'sell') => grid.levels.filter((level) => level.side === side).length;
  const columns: readonly Column<GridLevel>[] = [
    {
      key: 'price',
      head: `${t('grid.price')} (${grid.quote})`,
      cell: ({ price, side }) => (
        <span className={cx('num', side ? INK[side] : 'text-text-muted')}>{written(price)}</span>
      ),
    },
    {
      key: 'amount',
      head: t('grid.amount', { coin: grid.base }),
      align: 'right',
      cell: ({ state, quantity }) => (state === 'open' || state === 'waiting' ? exactAmount(quantity) : '--'),
    },
    { key: 'order', head: t('grid.order'), align: 'right', cell: (level) => <Order level={level} /> },
  ];
  return (
    <Card
      title={t('grid.levels')}
      padding={isTouch ? 'normal' : 'none'}
      action={
        <span className="text-12 text-text-muted">
          {t('grid.counted', { buys: count('buy'), sells: count('sell') })}
        </span>
      }
      room="grid/parts/grid/levels"
    >
      <div className={cx('max-h-[560px] overflow-y-auto', isTouch && '-mx-4')}>
        <Table
          label={t('grid.levels')}
          columns={columns}
          rows={grid.levels.toReversed()}
          rowKey={({ index }) => String(index)}
          height={44}
        />
      </div>
    </Card>
  );
}

/** What stands at a level: which side, whether it is in the book, and how much of it has traded. */
function Order({ level: { state, side, traded } }: { readonly level: GridLevel }) {
  const t = useGridText();
  if (side === null || state === 'empty' || state === 'none') {
    return <span className="text-text-faint">{t(`grid.level.${state === 'none' ? 'none' : 'empty'}`)}</span>;
  }
  return (
    <span>
      <span className={INK[side]}>{t(`grid.${side}`)}</span>
      <span className="pl-1.5 text-12 text-text-muted">
        {isZero(traded) ? t(`grid.level.${state}`) : t('grid.traded', { amount: exactAmount(traded) })}
      </span>
    </span>
  );
}
