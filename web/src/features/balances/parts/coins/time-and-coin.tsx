import type { Column } from '../../../../kit/table.tsx';
import { dateTime, utcSuffix } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useMoneyText } from '../../money-text.ts';
import { CoinLabel } from './coin-label.tsx';

/** The first columns of tables of deposits and withdrawals: time and coin. */
export function useTimeAndCoin<Row extends { readonly atMs: number; readonly asset: string }>(): Column<Row>[] {
  const t = useMoneyText();
  const locale = useLocale();
  return [
    {
      key: 'time',
      width: '17%',
      head: t('balances.column.time') + utcSuffix(locale),
      cell: (row) => <span className="num text-text-muted">{dateTime(row.atMs, locale, { noSuffix: true })}</span>,
    },
    {
      key: 'coin',
      width: '11%',
      head: t('balances.column.coin'),
      cell: (row) => <CoinLabel asset={row.asset} isInline />,
    },
  ];
}
