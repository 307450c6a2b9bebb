import { ArrowUpFromLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { CoinIcon } from '../../../../kit/coin-icon.tsx';
import { List, ListRow } from '../../../../kit/list.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useGo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { cameBack, type Withdrawal } from '../../rules/withdrawal-status.ts';
import { useWalletText } from '../../wallet-text.ts';
import { useCoinAmount } from '../coin-places.ts';
import { WithdrawalStatus } from '../record-status.tsx';

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
  const t = useWalletText();
  const locale = useLocale();
  const go = useGo();
  const shown = useCoinAmount();
  if (rows.length === 0) return <Empty icon={<ArrowUpFromLine />} text={emptyText} action={emptyAction} />;
  return (
    <List label={t('wallet.withdraw.lastTen')}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          icon={<CoinIcon coin={row.asset} size={32} />}
          title={`${row.asset} · ${row.networkName ?? t('wallet.withdraw.internal')}`}
          sub={<span className="num">{dateTime(row.atMs, locale)}</span>}
          value={
            <span
              className={cameBack(row.state) ? 'text-text-faint' : undefined}
            >{`\u2212${shown(row.asset, row.amount)}`}</span>
          }
          valueSub={<WithdrawalStatus row={row} />}
          onClick={() => go('bookings.billDetail', { type: 'withdrawal', id: row.id })}
        />
      ))}
    </List>
  );
}
