import type { totals } from '@bourse/contract/spot-shapes.ts';
import type { z } from 'zod';
import { useDensity } from '../../../../kit/density.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { fullAmount } from '../../../../lib/format.ts';
import { useOrdersText } from '../../orders-text.ts';
import { pairOf } from '../../rules/market.ts';
import { usePriceText } from '../price-places.model.ts';
import { FactsList } from './facts-list.tsx';
import { Pile } from './order-facts.tsx';

type Totals = z.output<typeof totals>['rows'][number];

/** Sums and averages of all trades that match the filter, on any page; one line per market. */
export function TradeTotals({ rows }: { readonly rows: readonly Totals[] }) {
  const isTouch = useDensity() === 'touch';
  if (rows.length === 0) return null;
  return isTouch ? <TotalsCards rows={rows} /> : <TotalsTable rows={rows} />;
}

/** Fees by coin: buys pay in the base coin, sells in the quote coin. */
const feesText = ({ fees }: Totals): string =>
  fees.map(({ fee, feeAsset }) => `${fullAmount(fee)} ${feeAsset}`).join(' + ');

const unitsOf = (symbol: string) => {
  const [base = '', quote = ''] = symbol.split('_');
  return { base, quote };
};

function TotalsTable({ rows }: { readonly rows: readonly Totals[] }) {
  const t = useOrdersText();
  const priceText = usePriceText();
  const columns: Column<Totals>[] = [
    {
      key: 'pair',
      head: t('spot.orders.totals.title'),
      cell: (row) => <span className="font-medium">{pairOf(row.symbol)}</span>,
    },
    { key: 'count', head: t('spot.orders.totals.count'), align: 'right', cell: (row) => fullAmount(String(row.count)) },
    {
      key: 'bought',
      head: t('spot.orders.totals.bought'),
      align: 'right',
      cell: (row) => <Moved symbol={row.symbol} quantity={row.bought} turnover={row.boughtTurnover} />,
    },
    {
      key: 'averageBuy',
      head: t('spot.orders.totals.averageBuy'),
      align: 'right',
      cell: (row) => priceText(row.symbol, row.averageBuyPrice),
    },
    {
      key: 'sold',
      head: t('spot.orders.totals.sold'),
      align: 'right',
      cell: (row) => <Moved symbol={row.symbol} quantity={row.sold} turnover={row.soldTurnover} />,
    },
    {
      key: 'averageSell',
      head: t('spot.orders.totals.averageSell'),
      align: 'right',
      cell: (row) => priceText(row.symbol, row.averageSellPrice),
    },
    {
      key: 'fee',
      head: t('spot.orders.totals.fee'),
      align: 'right',
      cell: (row) => feesText(row),
    },
  ];
  return (
    <Table
      label={t('spot.orders.totals.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.symbol}
      height={56}
    />
  );
}

interface MovedProps {
  readonly symbol: string;
  readonly quantity: string;
  readonly turnover: string;
}

function Moved({ symbol, quantity, turnover }: MovedProps) {
  const { base, quote } = unitsOf(symbol);
  return <Pile top={`${fullAmount(quantity)} ${base}`} below={`${fullAmount(turnover)} ${quote}`} />;
}

function TotalsCards({ rows }: { readonly rows: readonly Totals[] }) {
  const t = useOrdersText();
  const priceText = usePriceText();
  return (
    <section aria-label={t('spot.orders.totals.title')} className="border-b-8 border-bg px-4 pb-4">
      <h2 className="pb-2 text-13 font-semibold">{t('spot.orders.totals.title')}</h2>
      <ul className="flex flex-col gap-4">
        {rows.map((row) => {
          const { base, quote } = unitsOf(row.symbol);
          return (
            <li key={row.symbol} className="rounded-control bg-hover p-3">
              <p className="pb-2 text-13 font-medium">
                {pairOf(row.symbol)}
                <span className="num float-right text-12 text-text-muted">
                  {`${t('spot.orders.totals.count')}: ${fullAmount(String(row.count))}`}
                </span>
              </p>
              <FactsList
                facts={[
                  [t('spot.orders.totals.bought'), `${fullAmount(row.bought)} ${base}`],
                  [t('spot.orders.totals.sold'), `${fullAmount(row.sold)} ${base}`],
                  [t('spot.orders.totals.boughtFor'), `${fullAmount(row.boughtTurnover)} ${quote}`],
                  [t('spot.orders.totals.soldFor'), `${fullAmount(row.soldTurnover)} ${quote}`],
                  [t('spot.orders.totals.averageBuy'), priceText(row.symbol, row.averageBuyPrice)],
                  [t('spot.orders.totals.averageSell'), priceText(row.symbol, row.averageSellPrice)],
                  [t('spot.orders.totals.fee'), feesText(row)],
                ]}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
