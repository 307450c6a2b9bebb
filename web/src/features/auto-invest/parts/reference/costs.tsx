import { Card } from '../../../../kit/card.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { percent, price } from '../../../../lib/format.ts';
import type { Reference, Terms } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import type { ReferenceModel } from './reference.model.ts';

type Cost = Reference['costs'][number];

interface CostsProps {
  readonly model: ReferenceModel;
  readonly terms: Terms;
}

const ROW = 44;

/**
 * What each coin would have cost, beside the plain average of its prices: what a fixed amount brings is the difference. What
 * could not be loaded is said in the picture above, so nothing is said here.
 */
export function Costs({ model: { view }, terms }: CostsProps) {
  const t = useAutoInvestText();
  const { isAsked, range, coins, reference } = view;
  if (!isAsked || range === null || reference.isError) return null;
  return (
    <Card title={t('autoInvest.pastCosts')} padding="none" room="auto-invest/parts/reference/costs">
      {reference.data ? (
        <Rows costs={reference.data.costs} terms={terms} />
      ) : (
        <div className="p-5">
          <Skeleton height={ROW * (coins + 1)} />
        </div>
      )}
    </Card>
  );
}

function Rows({ costs, terms }: { readonly costs: readonly Cost[]; readonly terms: Terms }) {
  const t = useAutoInvestText();
  const columns: readonly Column<Cost>[] = [
    {
      key: 'coin',
      head: t('autoInvest.coin'),
      cell: ({ asset }) => (
        <span className="flex items-center gap-2">
          <CoinIcon coin={asset} size={20} />
          {asset}
        </span>
      ),
    },
    {
      key: 'average',
      head: t('autoInvest.averagePrice'),
      align: 'right',
      cell: ({ averagePrice }) => <span className="text-text-muted">{price(averagePrice)}</span>,
    },
    { key: 'cost', head: t('autoInvest.averageCost'), align: 'right', cell: ({ averageCost }) => price(averageCost) },
    {
      key: 'difference',
      head: t('autoInvest.difference'),
      align: 'right',
      cell: ({ differencePercent }) => percent(differencePercent),
    },
    {
      key: 'now',
      head: t('autoInvest.priceNow'),
      align: 'right',
      cell: ({ asset }) => (
        <span className="text-text-muted">{price(terms.coins.find((coin) => coin.asset === asset)?.price)}</span>
      ),
    },
  ];
  return <Table label={t('autoInvest.pastCosts')} columns={columns} rows={costs} rowKey={({ asset }) => asset} />;
}
