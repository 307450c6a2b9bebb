import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { useGridText } from '../../grid-text.ts';
import type { TermsProps } from './form.tsx';

interface Row {
  readonly key: number;
  readonly price: string;
  readonly side: 'buy' | 'sell' | null;
}

const INK = { buy: 'text-up', sell: 'text-down' } as const;

/** Every level with the order that it begins with, the highest first; nothing before the form says enough. */
export function PreviewLevels({ model: { view }, terms: { market } }: TermsProps) {
  const t = useGridText();
  const isTouch = useDensity() === 'touch';
  const { judged, preview } = view;
  if (!judged?.levels || !preview) return null;
  const rows: readonly Row[] = judged.levels
    .map((price, key) => ({ key, price, side: preview.sides[key] ?? null }))
    .toReversed();
  const columns: readonly Column<Row>[] = [
    {
      key: 'price',
      head: `${t('grid.price')} (${market.quote})`,
      cell: ({ price }) => <span className="num">{exactAmount(price)}</span>,
    },
    {
      key: 'order',
      head: t('grid.order'),
      cell: ({ side }) => (
        <span className={side ? INK[side] : 'text-text-faint'}>{t(side ? `grid.${side}` : 'grid.level.empty')}</span>
      ),
    },
    {
      key: 'amount',
      head: t('grid.amount', { coin: market.base }),
      align: 'right',
      cell: ({ side }) => (side ? exactAmount(preview.quantity) : '--'),
    },
  ];
  return (
    <Card title={t('grid.levels')} padding={isTouch ? 'normal' : 'none'} room="grid/parts/form/levels">
      <div className="max-h-80 overflow-y-auto">
        <Table label={t('grid.levels')} columns={columns} rows={rows} rowKey={({ key }) => String(key)} />
      </div>
    </Card>
  );
}
