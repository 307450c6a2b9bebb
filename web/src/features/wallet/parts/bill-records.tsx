import { ReceiptText } from 'lucide-react';
import { CoinIcon } from '../../../kit/coin-icon.tsx';
import { List, ListRow } from '../../../kit/list.tsx';
import { Empty } from '../../../kit/states.tsx';
import { type Column, Table } from '../../../kit/table.tsx';
import { dateTime, fullAmount, utcSuffix } from '../../../lib/format.ts';
import { useGo } from '../../../lib/links.ts';
import { useLocale } from '../../../lib/locale.ts';
import { accountWord, billLink, kindWord } from '../rules/booking-words.ts';
import { signOf } from '../rules/exact.ts';
import { useWalletText } from '../wallet-text.ts';
import { CoinLabel } from './coin-label.tsx';
import { useCoinAmount } from './coin-places.ts';
import { MoveMoney } from './move-money.tsx';

export interface BillRow {
  readonly id: string;
  readonly kind: string;
  readonly account: string;
  readonly asset: string;
  readonly amount: string;
  readonly ref: string;
  readonly atMs: number;
}

interface BillRecordsProps {
  readonly rows: readonly BillRow[];
  readonly emptyText: string;
  readonly loading?: number;
  /** Masks amounts, on a page that has the eye. */
  readonly isHidden?: boolean;
}

const incoming = (text: string): string => (signOf(text) === 'up' ? 'font-medium text-ok' : 'font-medium');

/** Bookings in rows: what moved, on which account, by how much. */
export function BillTable({ rows, emptyText, loading, isHidden = false }: BillRecordsProps) {
  const t = useWalletText();
  const locale = useLocale();
  const go = useGo();
  const shown = useCoinAmount({ hidden: isHidden });
  const columns: Column<BillRow>[] = [
    {
      key: 'time',
      width: '24%',
      head: t('wallet.column.time') + utcSuffix(locale),
      cell: (row) => (
        <span className="num text-text-muted">{dateTime(row.atMs, locale, { noSuffix: true, withYear: true })}</span>
      ),
    },
    { key: 'type', width: '22%', head: t('wallet.column.type'), cell: (row) => t(`wallet.kind.${kindWord(row.kind)}`) },
    {
      key: 'coin',
      width: '14%',
      head: t('wallet.column.coin'),
      cell: (row) => <CoinLabel asset={row.asset} isInline />,
    },
    {
      key: 'account',
      width: '20%',
      head: t('wallet.column.account'),
      cell: (row) => {
        const word = accountWord(row.account);
        return <span className="text-text-muted">{word ? t(`wallet.account.${word}`) : row.account}</span>;
      },
    },
    {
      key: 'amount',
      width: '20%',
      head: t('wallet.column.amount'),
      align: 'right',
      cell: (row) => (
        <span className={incoming(row.amount)} {...(!isHidden && { title: fullAmount(row.amount) })}>
          {shown(row.asset, row.amount, true)}
        </span>
      ),
    },
  ];
  return (
    <Table
      label={t('wallet.bill.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      onRow={(row) => go('wallet.billDetail', billLink(row))}
      empty={<Empty icon={<ReceiptText />} text={emptyText} action={<MoveMoney to="deposit" />} />}
      {...(loading && { loading })}
    />
  );
}

/** The same as a list. */
export function BillList({ rows, emptyText, isHidden = false }: BillRecordsProps) {
  const t = useWalletText();
  const locale = useLocale();
  const go = useGo();
  const shown = useCoinAmount({ hidden: isHidden });
  if (rows.length === 0) return <Empty icon={<ReceiptText />} text={emptyText} action={<MoveMoney to="deposit" />} />;
  return (
    <List label={t('wallet.bill.title')}>
      {rows.map((row) => {
        const word = accountWord(row.account);
        return (
          <ListRow
            key={row.id}
            icon={<CoinIcon coin={row.asset} size={32} />}
            title={t(`wallet.kind.${kindWord(row.kind)}`)}
            sub={<span className="num">{dateTime(row.atMs, locale)}</span>}
            value={<span className={incoming(row.amount)}>{shown(row.asset, row.amount, true)}</span>}
            valueSub={`${row.asset} · ${word ? t(`wallet.account.${word}`) : row.account}`}
            onClick={() => go('wallet.billDetail', billLink(row))}
          />
        );
      })}
    </List>
  );
}
