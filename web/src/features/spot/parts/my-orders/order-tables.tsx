import { ReceiptText } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { amount, dateTime, utcSuffix } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/loaded.tsx';
import { useLocale } from '../../../../lib/locale.ts';
import { useOrdersText } from '../../orders-text.ts';
import { type Order, type OwnTrade, pairOf } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { FilledBar, SideWord, TwoLines } from './filled.tsx';
import type { MyOrdersModel } from './my-orders.model.ts';
import { exactly, priceWord, sizeWord, totalOf } from './order-words.ts';

interface TableProps {
  readonly model: MyOrdersModel;
}

/** The columns that every list of orders begins with. */
function useOrderColumns({ view }: MyOrdersModel): Column<Order>[] {
  const o = useOrdersText();
  const locale = useLocale();
  return [
    {
      key: 'pair',
      head: `${o('spot.orders.column.pair')} · ${o('spot.orders.column.time')}${utcSuffix(locale)}`,
      cell: (row) => (
        <TwoLines top={pairOf(row.symbol)} below={dateTime(row.createdAtMs, locale, { noSuffix: true })} />
      ),
    },
    {
      key: 'side',
      head: o('spot.orders.column.type'),
      cell: (row) => <TwoLines top={<SideWord side={row.side} />} below={o(`spot.orders.type.${row.type}`)} />,
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
  ];
}

export function OpenOrdersTable({ model }: TableProps) {
  const t = useSpotText();
  const o = useOrdersText();
  const { view, commands } = model;
  const columns: Column<Order>[] = [
    ...useOrderColumns(model),
    { key: 'total', head: t('spot.mine.total'), align: 'right', cell: (row) => amount(totalOf(row), { places: 2 }) },
    {
      key: 'cancel',
      head: <span className="sr-only">{o('spot.orders.cancel')}</span>,
      align: 'right',
      cell: (row) => (
        <Button kind="link" size="small" busy={view.busy.has(row.id)} onClick={() => commands.cancel(row.id)}>
          {o('spot.orders.cancel')}
        </Button>
      ),
    },
  ];
  return (
    <Loaded
      query={view.open}
      isMoney
      skeleton={
        <Table
          label={o('spot.orders.tab.current')}
          columns={columns}
          rows={[]}
          rowKey={() => ''}
          height={56}
          loading={3}
        />
      }
    >
      {() => (
        <Table
          label={o('spot.orders.tab.current')}
          columns={columns}
          rows={view.shown}
          rowKey={({ id }) => id}
          height={56}
          empty={<Empty icon={<ReceiptText />} text={o('spot.orders.empty.current')} />}
        />
      )}
    </Loaded>
  );
}

export function HistoryTable({ model }: TableProps) {
  const o = useOrdersText();
  const { view } = model;
  const columns: Column<Order>[] = [
    ...useOrderColumns(model),
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
      cell: (row) => o(`spot.orders.status.${row.status}`),
    },
  ];
  return (
    <Loaded
      query={view.history}
      isMoney
      skeleton={
        <Table
          label={o('spot.orders.tab.history')}
          columns={columns}
          rows={[]}
          rowKey={() => ''}
          height={56}
          loading={3}
        />
      }
    >
      {({ rows }) => (
        <Table
          label={o('spot.orders.tab.history')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          height={56}
          empty={<Empty icon={<ReceiptText />} text={o('spot.orders.empty.history')} />}
        />
      )}
    </Loaded>
  );
}

export function TradesTable({ model }: TableProps) {
  const t = useSpotText();
  const o = useOrdersText();
  const locale = useLocale();
  const { view } = model;
  const columns: Column<OwnTrade>[] = [
    {
      key: 'pair',
      head: `${o('spot.orders.column.pair')} · ${o('spot.orders.column.time')}${utcSuffix(locale)}`,
      cell: (row) => (
        <TwoLines top={pairOf(row.symbol)} below={dateTime(row.atMs, locale, { noSuffix: true, withSeconds: true })} />
      ),
    },
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
    { key: 'quantity', head: o('spot.orders.column.quantity'), align: 'right', cell: (row) => exactly(row.quantity) },
    { key: 'total', head: t('spot.mine.total'), align: 'right', cell: (row) => amount(row.turnover, { places: 2 }) },
    {
      key: 'fee',
      head: o('spot.orders.column.fee'),
      align: 'right',
      cell: (row) => `${exactly(row.fee)} ${row.feeAsset}`,
    },
  ];
  return (
    <Loaded
      query={view.trades}
      isMoney
      skeleton={
        <Table
          label={o('spot.orders.tab.trades')}
          columns={columns}
          rows={[]}
          rowKey={() => ''}
          height={56}
          loading={3}
        />
      }
    >
      {({ rows }) => (
        <Table
          label={o('spot.orders.tab.trades')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          height={56}
          empty={<Empty icon={<ReceiptText />} text={o('spot.orders.empty.trades')} />}
        />
      )}
    </Loaded>
  );
}
