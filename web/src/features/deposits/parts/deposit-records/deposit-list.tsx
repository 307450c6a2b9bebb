import { ArrowDownToLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { List, ListRow } from '../../../../kit/list.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useGo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useCoinAmount } from '../../../balances/public.ts';
import { useDepositsText } from '../../deposits-text.ts';
import type { Deposit } from '../../rules/deposit-status.ts';
import { DepositStatus } from '../deposit-status.tsx';
import { placeOf } from './deposit-table.tsx';

interface DepositListProps {
  readonly rows: readonly Deposit[];
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
}

/** Deposits as a list; a row leads to its record. */
export function DepositList({ rows, emptyText, emptyAction }: DepositListProps) {
  const t = useDepositsText();
  const locale = useLocale();
  const go = useGo();
  const amountOf = useCoinAmount();
  if (rows.length === 0) return <Empty icon={<ArrowDownToLine />} text={emptyText} action={emptyAction} />;
  return (
    <List label={t('balances.lastTen.deposit')}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          icon={<CoinIcon coin={row.asset} size={32} />}
          title={`${row.asset} · ${placeOf(t, row)}`}
          sub={<span className="num">{dateTime(row.atMs, locale)}</span>}
          value={
            <span className={row.state === 'COMPLETED' ? 'text-ok' : undefined}>
              {amountOf(row.asset, row.amount, true)}
            </span>
          }
          valueSub={<DepositStatus row={row} />}
          onClick={() => go('bookings.billDetail', { type: 'deposit', id: row.id })}
        />
      ))}
    </List>
  );
}
