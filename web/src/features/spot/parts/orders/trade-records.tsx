import { ListX } from 'lucide-react';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { dateTime, fullAmount, utcSuffix } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useOrdersText } from '../../orders-text.ts';
import { type OwnTrade, pairOf } from '../../rules/market.ts';
import { usePriceText } from '../price-places.model.ts';
import { FactsList } from './facts-list.tsx';
import { SideWord } from './order-facts.tsx';
import { TradeLink } from './trade-link.tsx';

interface TradeRecordsProps {
  readonly label: string;
  readonly rows: readonly OwnTrade[];
  readonly emptyText: string;
}

/** A person's trades as a table. */
export function TradeTable({ label, rows, emptyText, loading }: TradeRecordsProps & { readonly loading?: number }) {
  const t = useOrdersText();
  const locale = useLocale();
  const priceText = usePriceText();
  const columns: Column<OwnTrade>[] = [
    {
      key: 'time',
      head: t('spot.orders.column.time') + utcSuffix(locale),
      cell: (row) => (
        <span className="num text-text-muted">
          {dateTime(row.atMs, locale, { noSuffix: true, withYear: true, withSeconds: true })}
        </span>
      ),
    },
    {
      key: 'pair',
      head: t('spot.orders.column.pair'),
      cell: (row) => <span className="font-medium">{pairOf(row.symbol)}</span>,
    },
    { key: 'side', head: t('spot.orders.column.side'), cell: (row) => <SideWord side={row.side} /> },
    {
      key: 'price',
      head: t('spot.orders.column.price'),
      align: 'right',
      cell: (row) => priceText(row.symbol, row.price),
    },
    {
      key: 'quantity',
      head: t('spot.orders.column.quantity'),
      align: 'right',
      cell: (row) => fullAmount(row.quantity),
    },
    {
      key: 'turnover',
      head: t('spot.orders.column.turnover'),
      align: 'right',
      cell: (row) => fullAmount(row.turnover),
    },
    {
      key: 'fee',
      head: t('spot.orders.column.fee'),
      align: 'right',
      cell: (row) => `${fullAmount(row.fee)} ${row.feeAsset}`,
    },
    {
      key: 'role',
      head: t('spot.orders.column.role'),
      align: 'right',
      cell: (row) => (
        <span className="text-text-muted">{t(row.isMaker ? 'spot.orders.role.maker' : 'spot.orders.role.taker')}</span>
      ),
    },
  ];
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(row) => `${row.symbol}/${row.orderId}/${row.id}`}
      empty={<Empty icon={<ListX />} text={emptyText} action={<TradeLink />} />}
      {...(loading && { loading })}
    />
  );
}

/** A person's trades as cards. */
export function TradeCards({ label, rows, emptyText }: TradeRecordsProps) {
  const t = useOrdersText();
  const locale = useLocale();
  const priceText = usePriceText();
  if (rows.length === 0) return <Empty icon={<ListX />} text={emptyText} action={<TradeLink />} />;
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={`${row.symbol}/${row.orderId}/${row.id}`} className="flex flex-col gap-2.5 px-4 py-3">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="text-14 font-semibold">{pairOf(row.symbol)}</p>
              <p className="text-12 text-text-muted">
                <SideWord side={row.side} /> · {t(row.isMaker ? 'spot.orders.role.maker' : 'spot.orders.role.taker')}
              </p>
            </div>
            <p className="num text-12 text-text-faint">
              {dateTime(row.atMs, locale, { withYear: true, withSeconds: true })}
            </p>
          </div>
          <FactsList
            facts={[
              [t('spot.orders.column.price'), priceText(row.symbol, row.price)],
              [t('spot.orders.column.quantity'), fullAmount(row.quantity)],
              [t('spot.orders.column.turnover'), fullAmount(row.turnover)],
              [t('spot.orders.column.fee'), `${fullAmount(row.fee)} ${row.feeAsset}`],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
