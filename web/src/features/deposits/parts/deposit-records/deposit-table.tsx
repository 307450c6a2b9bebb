import { ArrowDownToLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { fullAmount } from '../../../../lib/format.ts';
import { useGo } from '../../../../lib/links.ts';
import { ChainId, useCoinAmount, useTimeAndCoin } from '../../../balances/public.ts';
import { useDepositsText } from '../../deposits-text.ts';
import type { Deposit } from '../../rules/deposit-status.ts';
import { DepositStatus } from '../deposit-status.tsx';

interface DepositTableProps {
  readonly rows: readonly Deposit[];
  readonly loading?: number;
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
}

/** Deposits as a table; a row leads to its record. */
export function DepositTable({ rows, loading, emptyText, emptyAction }: DepositTableProps) {
  const t = useDepositsText();
  const go = useGo();
  const amountOf = useCoinAmount();
  const columns: Column<Deposit>[] = [
    ...useTimeAndCoin<Deposit>(),
    {
      key: 'network',
      width: '14%',
      head: t('balances.column.network'),
      cell: (row) => <span className="text-text-muted">{placeOf(t, row)}</span>,
    },
    {
      key: 'amount',
      width: '16%',
      head: t('balances.column.amount'),
      align: 'right',
      cell: (row) => (
        <span
          className={row.state === 'COMPLETED' ? 'font-medium text-ok' : 'font-medium'}
          title={fullAmount(row.amount)}
        >
          {amountOf(row.asset, row.amount, true)}
        </span>
      ),
    },
    {
      key: 'txid',
      width: '24%',
      head: t('balances.column.counterparty'),
      cell: (row) =>
        row.txId === '' ? (
          <span className="text-text-muted">{row.counterparty ?? '--'}</span>
        ) : (
          <ChainId text={row.txId} explorerUrl={row.explorerUrl} />
        ),
    },
    {
      key: 'status',
      width: '18%',
      head: t('balances.column.status'),
      align: 'right',
      cell: (row) => <DepositStatus row={row} isLong />,
    },
  ];
  return (
    <Table
      label={t('balances.lastTen.deposit')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      onRow={(row) => go('bookings.billDetail', { type: 'deposit', id: row.id })}
      empty={<Empty icon={<ArrowDownToLine />} text={emptyText} action={emptyAction} />}
      {...(loading && { loading })}
    />
  );
}

/** The network of an on-chain deposit; for a deposit from another person, the word for internal. */
export const placeOf = (t: ReturnType<typeof useDepositsText>, row: Pick<Deposit, 'kind' | 'networkName'>): string =>
  row.kind === 'INTERNAL' ? t('deposits.way.internal') : row.networkName;
