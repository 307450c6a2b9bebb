import { MASK } from '@bourse/core/money/display.ts';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { None } from '../../../../kit/numbers/none.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { dateTime, fullAmount, utcSuffix } from '../../../../lib/format.ts';
import { useGo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { CoinLabel, useCoinAmount, worth } from '../../../balances/public.ts';
import { useBookingsText } from '../../bookings-text.ts';
import type { HistoryRecord } from '../../rules/history-records.ts';
import { accountName, amountClass, OtherSide, RecordState, whereText } from './record-cells.tsx';

export interface RecordsProps {
  readonly label: string;
  readonly rows: readonly HistoryRecord[];
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
  /** Masks amounts, on pages that mask balances. */
  readonly isHidden?: boolean;
}

/** Rows of any history with all their details; a row leads to its own page. */
export function RecordTable({
  label,
  rows,
  emptyText,
  emptyAction,
  isHidden = false,
  loading,
}: RecordsProps & { readonly loading?: number }) {
  const t = useBookingsText();
  const locale = useLocale();
  const go = useGo();
  const amountOf = useCoinAmount();
  const columns: Column<HistoryRecord>[] = [
    {
      key: 'time',
      width: '13%',
      head: t('balances.column.time') + utcSuffix(locale),
      cell: (row) => (
        <span className="num text-text-muted">{dateTime(row.atMs, locale, { noSuffix: true, withYear: true })}</span>
      ),
    },
    {
      key: 'type',
      width: '15%',
      head: t('balances.column.type'),
      cell: (row) => (
        <span className="flex flex-col" title={row.id}>
          <span>{t(`bookings.kind.${row.type}`)}</span>
          <span className="text-12 text-text-faint">
            {row.look === 'within'
              ? whereText(t, row)
              : [accountName(t, row.account), ...(row.network ? [row.network] : [])].join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'coin',
      width: '9%',
      head: t('balances.column.coin'),
      cell: (row) => <CoinLabel asset={row.asset} isInline />,
    },
    {
      key: 'amount',
      width: '17%',
      head: t('balances.column.amount'),
      align: 'right',
      cell: (row) => (
        <span className="flex flex-col items-end">
          <span className={amountClass(row.look)} title={isHidden ? undefined : fullAmount(row.amount)}>
            {isHidden ? MASK : amountOf(row.asset, row.amount, row.look !== 'within')}
          </span>
          <span className="num text-12 text-text-faint">{isHidden ? MASK : worth(row.valueUsdt)}</span>
        </span>
      ),
    },
    {
      key: 'fee',
      width: '12%',
      head: t('balances.column.fee'),
      align: 'right',
      cell: (row) => (
        <span className="text-text-muted">
          {row.fee === '0' ? <None /> : isHidden ? MASK : `${amountOf(row.feeAsset, row.fee)} ${row.feeAsset}`}
        </span>
      ),
    },
    {
      key: 'other',
      width: '20%',
      head: t('balances.column.counterparty'),
      cell: (row) => <OtherSide row={row} />,
    },
    {
      key: 'status',
      width: '14%',
      head: t('balances.column.status'),
      align: 'right',
      cell: (row) => <RecordState state={row.state} />,
    },
  ];
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      height={56}
      rowKey={(row) => row.key}
      onRow={(row) => row.link && go('bookings.billDetail', row.link)}
      empty={<Empty icon={<ReceiptText />} text={emptyText} action={emptyAction} />}
      {...(loading && { loading })}
    />
  );
}
