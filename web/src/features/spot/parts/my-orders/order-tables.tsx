import { CornerDownRight, ReceiptText } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { amount, dateTime, exactAmount, utcSuffix } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded, type LoadedQuery } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { type Order, type OwnTrade, pairOf } from '../../rules/market.ts';
import { endReasonOf } from '../../rules/order-tone.ts';
import { useSpotText } from '../../spot-text.ts';
import { KindWord } from '../order-list/kind-word.tsx';
import { FilledBar, SideWord, TwoLines } from './filled.tsx';
import type { MyOrdersModel, OpenRow } from './my-orders.model.ts';
import { priceWord, sizeWord, totalOf } from './order-words.ts';

interface TableProps {
  readonly model: MyOrdersModel;
}

interface MineTableProps<Data, Row extends { readonly id: string }> {
  readonly query: LoadedQuery<Data>;
  readonly label: string;
  readonly emptyText: string;
  readonly columns: readonly Column<Row>[];
  readonly rowsOf: (data: Data) => readonly Row[];
  readonly keyOf?: (row: Row) => string;
}

/** One of the person's lists: placeholders while it loads, and a sentence where it is empty. */
function MineTable<Data, Row extends { readonly id: string }>(props: MineTableProps<Data, Row>) {
  const { query, label, emptyText, columns, rowsOf, keyOf = ({ id }: Row) => id } = props;
  const shape = { label, columns, rowKey: keyOf, height: 56 } as const;
  return (
    <Loaded query={query} isMoney skeleton={<Table {...shape} rows={[]} loading={3} />}>
      {(data) => <Table {...shape} rows={rowsOf(data)} empty={<Empty icon={<ReceiptText />} text={emptyText} />} />}
    </Loaded>
  );
}

/** The first column of every list: the pair and the time. */
function useMarketColumn<Row extends { readonly symbol: string }>(
  timeOf: (row: Row) => number,
  look: { readonly withSeconds?: boolean } = {},
): Column<Row> {
  const o = useOrdersText();
  const locale = useLocale();
  return {
    key: 'pair',
    head: `${o('spot.orders.column.pair')} · ${o('spot.orders.column.time')}${utcSuffix(locale)}`,
    cell: (row) => (
      <TwoLines top={pairOf(row.symbol)} below={dateTime(timeOf(row), locale, { noSuffix: true, ...look })} />
    ),
  };
}

export function OpenOrdersTable({ model }: TableProps) {
  const t = useSpotText();
  const o = useOrdersText();
  const locale = useLocale();
  const { view, commands } = model;
  const columns: Column<OpenRow>[] = [
    {
      key: 'pair',
      head: `${o('spot.orders.column.pair')} · ${o('spot.orders.column.time')}${utcSuffix(locale)}`,
      cell: ({ order, isFirst }) =>
        isFirst ? (
          <TwoLines top={pairOf(order.symbol)} below={dateTime(order.createdAtMs, locale, { noSuffix: true })} />
        ) : (
          <CornerDownRight aria-hidden="true" className="ml-auto size-4 text-text-faint" />
        ),
    },
    {
      key: 'side',
      head: o('spot.orders.column.type'),
      cell: ({ order, contingency, isFirst, orders }) => (
        <TwoLines
          top={<SideWord side={order.side} />}
          below={<KindWord order={order} rows={orders} contingency={contingency} hasLink={isFirst} />}
        />
      ),
    },
    {
      key: 'price',
      head: o('spot.orders.column.price'),
      align: 'right',
      cell: ({ order }) => priceWord(o, order, view.placesOf(order.symbol)),
    },
    {
      key: 'quantity',
      head: o('spot.orders.column.quantity'),
      align: 'right',
      cell: ({ order }) => (
        <TwoLines
          top={sizeWord(order)}
          below={order.status === 'pending' ? o('spot.orders.ifFilled') : <FilledBar order={order} />}
        />
      ),
    },
    {
      key: 'total',
      head: t('spot.mine.total'),
      align: 'right',
      cell: ({ order }) => amount(totalOf(order), { places: view.quotePlacesOf(order.symbol) }),
    },
    {
      key: 'cancel',
      head: <span className="sr-only">{o('spot.orders.cancel')}</span>,
      align: 'right',
      cell: ({ order, contingency, isFirst }) =>
        isFirst && (
          <Button kind="link" size="small" busy={view.busy.has(order.id)} onClick={() => commands.cancel(order)}>
            {o(contingency === null ? 'spot.orders.cancel' : 'spot.orders.cancelList')}
          </Button>
        ),
    },
  ];
  return (
    <MineTable
      query={view.open}
      label={o('spot.orders.tab.current')}
      emptyText={o('spot.orders.empty.current')}
      columns={columns}
      rowsOf={() => view.rows}
    />
  );
}

export function HistoryTable({ model }: TableProps) {
  const o = useOrdersText();
  const { view } = model;
  const columns: Column<Order>[] = [
    useMarketColumn<Order>((row) => row.createdAtMs),
    {
      key: 'side',
      head: o('spot.orders.column.type'),
      cell: (row) => (
        <TwoLines
          top={<SideWord side={row.side} />}
          below={<KindWord order={row} rows={view.history.data?.rows ?? []} />}
        />
      ),
    },
    {
      key: 'price',
      head: o('spot.orders.column.price'),
      align: 'right',
      cell: (row) => priceWord(o, row, view.placesOf(row.symbol)),
    },
    {
      key: 'quantity',
      head: o('spot.orders.column.quantity'),
      align: 'right',
      cell: (row) => <TwoLines top={sizeWord(row)} below={<FilledBar order={row} />} />,
    },
    {
      key: 'average',
      head: o('spot.orders.column.average'),
      align: 'right',
      cell: (row) => amount(row.averagePrice, { places: view.placesOf(row.symbol) }),
    },
    {
      key: 'status',
      head: o('spot.orders.column.status'),
      align: 'right',
      cell: (row) => {
        const reason = endReasonOf(row);
        return (
          <>
            {o(`spot.orders.status.${row.status}`)}
            {reason && <span className="block text-12 text-text-faint">{o(`spot.orders.reason.${reason}`)}</span>}
          </>
        );
      },
    },
  ];
  return (
    <MineTable
      query={view.history}
      label={o('spot.orders.tab.history')}
      emptyText={o('spot.orders.empty.history')}
      columns={columns}
      rowsOf={({ rows }) => rows}
    />
  );
}

export function TradesTable({ model }: TableProps) {
  const t = useSpotText();
  const o = useOrdersText();
  const { view } = model;
  const columns: Column<OwnTrade>[] = [
    useMarketColumn<OwnTrade>((row) => row.atMs, { withSeconds: true }),
    {
      key: 'side',
      head: o('spot.orders.column.side'),
      cell: (row) => (
        <TwoLines
          top={<SideWord side={row.side} />}
          below={o(row.isMaker ? 'spot.orders.role.maker' : 'spot.orders.role.taker')}
        />
      ),
    },
    {
      key: 'price',
      head: o('spot.orders.column.price'),
      align: 'right',
      cell: (row) => amount(row.price, { places: view.placesOf(row.symbol) }),
    },
    {
      key: 'quantity',
      head: o('spot.orders.column.quantity'),
      align: 'right',
      cell: (row) => exactAmount(row.quantity),
    },
    {
      key: 'total',
      head: t('spot.mine.total'),
      align: 'right',
      cell: (row) => amount(row.turnover, { places: view.quotePlacesOf(row.symbol) }),
    },
    {
      key: 'fee',
      head: o('spot.orders.column.fee'),
      align: 'right',
      cell: (row) => `${exactAmount(row.fee)} ${row.feeAsset}`,
    },
  ];
  return (
    <>
      <MineTable
        query={view.trades}
        label={o('spot.orders.tab.trades')}
        emptyText={o('spot.orders.empty.trades')}
        columns={columns}
        rowsOf={() => view.ownTrades}
        // Trade ids are unique within a market only, and a trade between two orders of one person appears twice.
        keyOf={(row) => `${row.symbol} ${row.orderId} ${row.id}`}
      />
      {view.trades.hasNextPage && (
        <MoreButton busy={view.trades.isFetchingNextPage} onClick={model.commands.olderTrades} />
      )}
    </>
  );
}
