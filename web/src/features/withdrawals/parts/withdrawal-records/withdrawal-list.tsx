import { ArrowUpFromLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { List, ListRow } from '../../../../kit/list.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useGo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useCoinAmount } from '../../../balances/public.ts';
import { cameBack, type Withdrawal } from '../../rules/withdrawal-status.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import { WithdrawalStatus } from '../withdrawal-status.tsx';

/** Withdrawals as a list; a row leads to its record. */
export function WithdrawalList({
  rows,
  emptyText,
  emptyAction,
}: {
  readonly rows: readonly Withdrawal[];
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
}) {
  const t = useWithdrawalsText();
  const locale = useLocale();
  const go = useGo();
  const amountOf = useCoinAmount();
  if (rows.length === 0) return <Empty icon={<ArrowUpFromLine />} text={emptyText} action={emptyAction} />;
  return (
    <List label={t('balances.lastTen.withdraw')}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          icon={<CoinIcon coin={row.asset} size={32} />}
          title={`${row.asset} · ${row.networkName ?? t('deposits.way.internal')}`}
          sub={<span className="num">{dateTime(row.atMs, locale)}</span>}
          value={
            <span
              className={cameBack(row.state) ? 'text-text-faint' : undefined}
            >{`\u2212${amountOf(row.asset, row.amount)}`}</span>
          }
          valueSub={<WithdrawalStatus row={row} />}
          onClick={() => go('bookings.billDetail', { type: 'withdrawal', id: row.id })}
        />
      ))}
    </List>
  );
}
