import { ArrowUpFromLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { fullAmount } from '../../../../lib/format.ts';
import { useGo } from '../../../../lib/links.ts';
import { ChainId, useCoinAmount, useTimeAndCoin } from '../../../balances/public.ts';
import { cameBack, type Withdrawal } from '../../rules/withdrawal-status.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import { WithdrawalStatus } from '../withdrawal-status.tsx';

interface WithdrawalTableProps {
  readonly rows: readonly Withdrawal[];
  readonly loading?: number;
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
}

/** Withdrawals as a table; a row leads to its record. */
export function WithdrawalTable({ rows, loading, emptyText, emptyAction }: WithdrawalTableProps) {
  const t = useWithdrawalsText();
  const go = useGo();
  const amountOf = useCoinAmount();
  const columns: Column<Withdrawal>[] = [
    ...useTimeAndCoin<Withdrawal>(),
    {
      key: 'network',
      width: '13%',
      head: t('balances.column.network'),
      cell: (row) => <span className="text-text-muted">{row.networkName ?? t('deposits.way.internal')}</span>,
    },
    {
      key: 'amount',
      width: '16%',
      head: t('balances.column.amount'),
      align: 'right',
      cell: (row) => (
        <span
          className={cameBack(row.state) ? 'text-text-faint' : 'font-medium'}
          title={fullAmount(row.amount)}
        >{`\u2212${amountOf(row.asset, row.amount)}`}</span>
      ),
    },
    {
      key: 'to',
      width: '22%',
      head: t('balances.column.to'),
      cell: (row) =>
        row.address ? (
          <ChainId text={row.address} explorerUrl={row.explorerUrl} head={8} />
        ) : (
          <span className="text-text-muted">{row.counterparty ?? '--'}</span>
        ),
    },
    {
      key: 'status',
      width: '14%',
      head: t('balances.column.status'),
      align: 'right',
      cell: (row) => <WithdrawalStatus row={row} />,
    },
  ];
  return (
    <Table
      label={t('balances.lastTen.withdraw')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      onRow={(row) => go('bookings.billDetail', { type: 'withdrawal', id: row.id })}
      empty={<Empty icon={<ArrowUpFromLine />} text={emptyText} action={emptyAction} />}
      {...(loading && { loading })}
    />
  );
}
