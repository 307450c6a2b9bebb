import { MASK } from '@bourse/core/money/display.ts';
import { ReceiptText } from 'lucide-react';
import { List, ListRow } from '../../../../kit/list.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useGo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useCoinAmount } from '../../../balances/public.ts';
import { useBookingsText } from '../../bookings-text.ts';
import { amountClass, RecordState, whereText } from './record-cells.tsx';
import type { RecordsProps } from './record-table.tsx';

/** The same rows as a list; details are on each row's own page. */
export function RecordList({ label, rows, emptyText, emptyAction, isHidden = false }: RecordsProps) {
  const t = useBookingsText();
  const locale = useLocale();
  const go = useGo();
  const amountOf = useCoinAmount();
  if (rows.length === 0) return <Empty icon={<ReceiptText />} text={emptyText} action={emptyAction} />;
  return (
    <List label={label}>
      {rows.map((row) => (
        <ListRow
          key={row.key}
          icon={<CoinIcon coin={row.asset} size={32} />}
          title={row.look === 'within' ? whereText(t, row) : `${t(`bookings.kind.${row.type}`)} · ${whereText(t, row)}`}
          sub={<span className="num">{dateTime(row.atMs, locale)}</span>}
          value={
            <span className={amountClass(row.look)}>
              {isHidden ? MASK : `${amountOf(row.asset, row.amount, row.look !== 'within')} ${row.asset}`}
            </span>
          }
          valueSub={<RecordState state={row.state} />}
          {...(row.link && { onClick: () => go('bookings.billDetail', row.link ?? {}) })}
        />
      ))}
    </List>
  );
}
