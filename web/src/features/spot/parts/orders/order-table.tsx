import { CornerDownRight, ListX } from 'lucide-react';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { dateTime, fullAmount, utcSuffix } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useOrdersText } from '../../orders-text.ts';
import { isOpenOrder, type Order, pairOf } from '../../rules/market.ts';
import { isFirstOf } from '../../rules/order-groups.ts';
import { KindWord } from '../order-list/kind-word.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { askedOf, OrderStatus, Pile, SideWord, useOrderPrices } from './order-facts.tsx';
import { TradeLink } from './trade-link.tsx';

interface OrderTableProps {
  readonly label: string;
  readonly rows: readonly Order[];
  readonly loading?: number;
  readonly emptyText: string;
  /** Only for open orders. */
  readonly onCancel?: (order: Order) => void;
  readonly cancelling: ReadonlySet<string>;
}

/** Orders as a table. */
export function OrderTable({ label, rows, loading, emptyText, onCancel, cancelling }: OrderTableProps) {
  const t = useOrdersText();
  const columns = [
    ...useOrderColumns(rows),
    ...(onCancel
      ? [
          {
            key: 'action',
            width: '9%',
            head: t('spot.orders.column.action'),
            align: 'right',
            cell: (row: Order) =>
              isFirstOf(row, rows) && <CancelOrder order={row} isBusy={cancelling.has(row.id)} onCancel={onCancel} />,
          } as const,
        ]
      : []),
  ];
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      height={56}
      empty={<Empty icon={<ListX />} text={emptyText} action={<TradeLink />} />}
      {...(loading && { loading })}
    />
  );
}

function useOrderColumns(rows: readonly Order[]): Column<Order>[] {
  const t = useOrdersText();
  const locale = useLocale();
  const pricesOf = useOrderPrices();
  return [
    {
      key: 'time',
      head: t('spot.orders.column.time') + utcSuffix(locale),
      cell: (row) =>
        isOpenOrder(row) && !isFirstOf(row, rows) ? (
          <CornerDownRight aria-hidden="true" className="ml-auto size-4 text-text-faint" />
        ) : (
          <span className="num text-text-muted">
            {dateTime(row.createdAtMs, locale, { noSuffix: true, withYear: true })}
          </span>
        ),
    },
    {
      key: 'pair',
      head: t('spot.orders.column.pair'),
      cell: (row) => (
        <Pile
          top={<span className="font-medium">{pairOf(row.symbol)}</span>}
          below={
            <>
              <SideWord side={row.side} /> · <KindWord order={row} rows={rows} />
            </>
          }
        />
      ),
    },
    {
      key: 'price',
      head: <Pile top={t('spot.orders.column.price')} below={t('spot.orders.column.average')} />,
      align: 'right',
      cell: (row) => {
        const { price, stop, average } = pricesOf(row);
        return <Pile top={price} below={stop ?? average} />;
      },
    },
    {
      key: 'quantity',
      head: <Pile top={t('spot.orders.column.quantity')} below={t('spot.orders.column.traded')} />,
      align: 'right',
      cell: (row) => <Pile top={askedOf(row)} below={fullAmount(row.traded)} />,
    },
    {
      key: 'turnover',
      head: <Pile top={t('spot.orders.column.turnover')} below={t('spot.orders.column.fee')} />,
      align: 'right',
      cell: (row) => <Pile top={fullAmount(row.turnover)} below={`${fullAmount(row.fee)} ${row.feeAsset}`} />,
    },
    {
      key: 'status',
      head: t('spot.orders.column.status'),
      align: 'right',
      cell: (row) => <OrderStatus order={row} />,
    },
  ];
}
