import { SearchX, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Change } from '../../../../kit/badge.tsx';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { None } from '../../../../kit/numbers/none.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { amount, clockTime, directionOf, percent } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { CoinLabel, isZero, type MoneyLook, useMoneyLook } from '../../../balances/public.ts';
import { type OverviewText, useOverviewText } from '../../overview-text.ts';
import type { AssetRow, AssetSort } from '../../rules/asset-list.ts';
import type { AssetTableModel } from './asset-table.model.ts';

const PRICE_PLACES = 6;
const LINK = buttonClass({ kind: 'link', size: 'small' });

interface AssetTableProps {
  readonly model: AssetTableModel;
  readonly onTransfer: (asset: string) => void;
  readonly loading?: boolean;
}

/** A person's coins as a table. A click on a frozen amount explains it. */
export function AssetTable({ model, onTransfer, loading = false }: AssetTableProps) {
  const t = useOverviewText();
  const look = useMoneyLook();
  return (
    <div data-room="holdings/parts/asset-table">
      <Table
        label={t('holdings.assets')}
        columns={columnsOf({ t, look, model, onTransfer })}
        rows={model.view.rows}
        rowKey={(row) => row.asset}
        height={56}
        empty={<AssetsEmpty model={model} />}
        {...(loading && { loading: 6 })}
      />
    </div>
  );
}

interface ColumnTools {
  readonly t: OverviewText;
  readonly look: MoneyLook;
  readonly model: AssetTableModel;
  readonly onTransfer: (asset: string) => void;
}

function columnsOf({ t, look, model, onTransfer }: ColumnTools): Column<AssetRow>[] {
  const sortable = (by: AssetSort) => ({ sort: model.view.sortOf(by), onSort: () => model.commands.sortBy(by) });
  const right = { align: 'right' } as const;
  return [
    {
      key: 'coin',
      width: '20%',
      head: t('balances.column.coin'),
      ...sortable('asset'),
      cell: (row) => (
        <Link href={pathTo('holdings.assets', { asset: row.asset })} className="hover:underline">
          <CoinLabel asset={row.asset} name={row.name} />
        </Link>
      ),
    },
    {
      key: 'total',
      width: '15%',
      head: t('balances.column.total'),
      ...right,
      ...sortable('value'),
      cell: (row) => (
        <TwoLines
          value={
            <span className="font-medium" title={look.exact(row.total)}>
              {look.coin(row.total, row.displayScale)}
            </span>
          }
          sub={look.fiat(row.valueUsdt)}
        />
      ),
    },
    {
      key: 'available',
      width: '14%',
      head: t('balances.column.available'),
      ...right,
      ...sortable('available'),
      cell: (row) => <span title={look.exact(row.available)}>{look.coin(row.available, row.displayScale)}</span>,
    },
    {
      key: 'frozen',
      width: '13%',
      head: t('balances.column.frozen'),
      ...right,
      ...sortable('frozen'),
      cell: (row) => <Frozen row={row} look={look} onOpen={() => model.commands.showHolds(row.asset)} />,
    },
    {
      key: 'price',
      head: t('balances.column.price'),
      ...right,
      ...sortable('price'),
      cell: (row) => <Price row={row} delayedSinceMs={model.view.delayedSinceMs(row.asset)} />,
    },
    {
      key: 'action',
      width: '25%',
      head: t('balances.column.action'),
      ...right,
      cell: (row) => (
        <span className="inline-flex gap-4">
          <Link href={pathTo('deposits.deposit', { asset: row.asset })} className={LINK}>
            {t('balances.action.deposit')}
          </Link>
          <Link href={pathTo('withdrawals.withdraw', { asset: row.asset })} className={LINK}>
            {t('balances.action.withdraw')}
          </Link>
          {/* A narrow table has the two most used actions; the coin's own page has all four. */}
          <span className="hidden gap-4 xl:inline-flex">
            <Button kind="link" size="small" onClick={() => onTransfer(row.asset)}>
              {t('balances.action.transfer')}
            </Button>
            <Link href={pathTo('spot.trade', { coin: row.asset })} className={LINK}>
              {t('balances.action.trade')}
            </Link>
          </span>
        </span>
      ),
    },
  ];
}

const TwoLines = ({ value, sub }: { readonly value: ReactNode; readonly sub: ReactNode }) => (
  <span className="flex flex-col items-end">
    {value}
    <span className="text-12 text-text-faint">{sub}</span>
  </span>
);

/** A frozen amount that explains itself on a click; a plain zero where nothing is frozen. */
function Frozen(props: { readonly row: AssetRow; readonly look: MoneyLook; readonly onOpen: () => void }) {
  const { row, look, onOpen } = props;
  const text = look.coin(row.frozen, row.displayScale);
  if (isZero(row.frozen)) return <span className="text-text-faint">{text}</span>;
  return (
    <button
      type="button"
      title={look.exact(row.frozen)}
      onClick={onOpen}
      className="num touch border-b border-dotted border-n9 hover:border-text"
    >
      {text}
    </button>
  );
}

function Price({ row, delayedSinceMs }: { readonly row: AssetRow; readonly delayedSinceMs: number | null }) {
  const t = useOverviewText();
  if (row.priceUsdt === null || row.asset === 'USDT') {
    return <None />;
  }
  const change = row.change24hPercent;
  if (delayedSinceMs !== null) {
    return (
      <TwoLines
        value={<span className="text-text-faint">{priceText(row.priceUsdt)}</span>}
        sub={t('holdings.asset.priceDelayed', { time: clockTime(delayedSinceMs) })}
      />
    );
  }
  return (
    <TwoLines
      value={priceText(row.priceUsdt)}
      sub={change === null ? <None /> : <Change text={percent(change)} direction={directionOf(change)} />}
    />
  );
}

const priceText = (text: string): string => amount(text, { places: text.startsWith('0.') ? PRICE_PLACES : 2 });

/** Says that there is no coin, or that the filters hide all of them. */
export function AssetsEmpty({ model }: { readonly model: AssetTableModel }) {
  const t = useOverviewText();
  const { view, commands } = model;
  if (view.ownsNothing) {
    return (
      <Empty
        icon={<Wallet />}
        text={t('holdings.noCoins')}
        action={
          <Link href={pathTo('deposits.deposit')} className={buttonClass({})}>
            {t('balances.action.deposit')}
          </Link>
        }
      />
    );
  }
  const isSearch = view.search.trim() !== '';
  return (
    <Empty
      icon={<SearchX />}
      text={isSearch ? t('holdings.nothingFound', { search: view.search.trim() }) : t('holdings.allHidden')}
      action={
        <Button kind="secondary" onClick={isSearch ? () => commands.setSearch('') : commands.clearFilters}>
          {isSearch ? t('balances.action.clearSearch') : t('balances.action.clearFilters')}
        </Button>
      }
    />
  );
}
