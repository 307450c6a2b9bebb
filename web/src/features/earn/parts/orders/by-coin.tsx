import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { Table } from '../../../../kit/table.tsx';
import { CoinLabel, useBalancesText, useMoneyLook } from '../../../balances/public.ts';
import { useEarnText } from '../../earn-text.ts';
import { useSummaryModel } from '../summary/summary.model.ts';

type Row = ReturnType<typeof useSummaryModel>['view']['coins'][number];

/** What each coin has earned, in itself: nothing is estimated here. */
export function ByCoin() {
  const t = useEarnText();
  const isTouch = useDensity() === 'touch';
  const { coins } = useSummaryModel().view;
  if (coins.length === 0) return null;
  return (
    <Card padding={isTouch ? 'normal' : 'none'} title={t('earn.byCoin')} room="earn/parts/orders/by-coin">
      {isTouch ? <Coins coins={coins} /> : <CoinTable coins={coins} />}
    </Card>
  );
}

function useFigures() {
  const t = useEarnText();
  return [
    { key: 'principal', head: t('earn.held') },
    { key: 'redeeming', head: t('earn.redeeming') },
    { key: 'yesterday', head: t('earn.yesterday') },
    { key: 'total', head: t('earn.total') },
  ] as const;
}

function Figure({ row, of }: { readonly row: Row; readonly of: 'principal' | 'redeeming' | 'yesterday' | 'total' }) {
  const look = useMoneyLook();
  return (
    <span className="num" title={look.exact(row[of])}>
      {look.coin(row[of], row.displayScale)}
    </span>
  );
}

function CoinTable({ coins }: { readonly coins: readonly Row[] }) {
  const t = useEarnText();
  const words = useBalancesText();
  const figures = useFigures();
  return (
    <Table<Row>
      label={t('earn.byCoin')}
      columns={[
        {
          key: 'coin',
          head: words('balances.column.coin'),
          cell: ({ asset }) => <CoinLabel asset={asset} isInline />,
        },
        ...figures.map(({ key, head }) => ({
          key,
          head,
          align: 'right' as const,
          cell: (row: Row) => <Figure row={row} of={key} />,
        })),
      ]}
      rows={coins}
      rowKey={({ asset }) => asset}
    />
  );
}

/** Under a thumb four figures for each coin, because five columns are wider than the screen. */
function Coins({ coins }: { readonly coins: readonly Row[] }) {
  const t = useEarnText();
  const figures = useFigures();
  return (
    <ul aria-label={t('earn.byCoin')} className="-my-3 divide-y divide-line">
      {coins.map((row) => (
        <li key={row.asset} className="py-3 text-14">
          <CoinLabel asset={row.asset} isInline />
          <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2">
            {figures.map(({ key, head }) => (
              <div key={key} className="min-w-0">
                <dt className="text-12 text-text-muted">{head}</dt>
                <dd>
                  <Figure row={row} of={key} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
