import { Change } from '../../../../kit/badge.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { List, ListRow } from '../../../../kit/list.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { directionOf, percent, price } from '../../../../lib/format.ts';
import { useMoneyLook } from '../../../balances/public.ts';
import type { CoinFigures, Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';

/** What a plan has bought of each coin: how much, what it cost, and what it would cost by the plain average of prices. */
export function CoinFiguresList({ plan }: { readonly plan: Pick<Plan, 'figures'> }) {
  return useDensity() === 'touch' ? <Rows figures={plan.figures} /> : <Wide figures={plan.figures} />;
}

interface FiguresProps {
  readonly figures: readonly CoinFigures[];
}

function Rows({ figures }: FiguresProps) {
  const t = useAutoInvestText();
  const look = useMoneyLook();
  return (
    <List label={t('autoInvest.coin')}>
      {figures.map((each) => (
        <ListRow
          key={each.asset}
          icon={<CoinIcon coin={each.asset} size={32} />}
          title={<Name figures={each} />}
          sub={
            <span className="flex flex-col">
              <span>{`${look.coin(each.quantity, each.displayScale)} ${each.asset}`}</span>
              <span>
                {t('autoInvest.costAndAverage', {
                  cost: price(each.averageCost),
                  average: price(each.simpleAverage),
                })}
              </span>
            </span>
          }
          value={look.usdt(each.value)}
          valueSub={<Roi figures={each} />}
        />
      ))}
    </List>
  );
}

const Roi = ({ figures: { roiPercent } }: { readonly figures: CoinFigures }) => (
  <Change text={percent(roiPercent)} direction={directionOf(roiPercent)} />
);

function Name({ figures: { asset, percent: share, isInPlan } }: { readonly figures: CoinFigures }) {
  const t = useAutoInvestText();
  return (
    <span className="whitespace-nowrap">
      {asset}{' '}
      <span className="num font-normal text-text-muted">{isInPlan ? `${share}%` : t('autoInvest.formerCoin')}</span>
    </span>
  );
}

function Wide({ figures }: FiguresProps) {
  const t = useAutoInvestText();
  const look = useMoneyLook();
  const columns: readonly Column<CoinFigures>[] = [
    {
      key: 'coin',
      head: t('autoInvest.coin'),
      cell: (each) => (
        <span className="flex items-center gap-2">
          <CoinIcon coin={each.asset} size={20} />
          <Name figures={each} />
        </span>
      ),
    },
    {
      key: 'quantity',
      head: t('autoInvest.quantity'),
      align: 'right',
      cell: ({ quantity, displayScale }) => (
        <span title={look.exact(quantity)}>{look.coin(quantity, displayScale)}</span>
      ),
    },
    { key: 'cost', head: t('autoInvest.averageCost'), align: 'right', cell: ({ averageCost }) => price(averageCost) },
    {
      key: 'average',
      head: t('autoInvest.averagePrice'),
      align: 'right',
      cell: ({ simpleAverage }) => price(simpleAverage),
    },
    { key: 'price', head: t('autoInvest.priceNow'), align: 'right', cell: (each) => price(each.price) },
    { key: 'value', head: `${t('autoInvest.worth')} (USDT)`, align: 'right', cell: ({ value }) => look.usdt(value) },
    { key: 'roi', head: t('autoInvest.result'), align: 'right', cell: (each) => <Roi figures={each} /> },
  ];
  return (
    <div className="-mx-5">
      <Table label={t('autoInvest.coin')} columns={columns} rows={figures} rowKey={({ asset }) => asset} />
    </div>
  );
}
