import { ArrowLeftRight, ArrowRight } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { CoinIcon } from '../../../kit/coin-icon.tsx';
import { useDensity } from '../../../kit/density.tsx';
import { List, ListRow } from '../../../kit/list.tsx';
import { Empty } from '../../../kit/states.tsx';
import { type Column, Table } from '../../../kit/table.tsx';
import { dateTime, fullAmount, utcSuffix } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/locale.ts';
import { accountWord } from '../rules/booking-words.ts';
import { useWalletText, type WalletText } from '../wallet-text.ts';
import { ChainId } from './chain-id.tsx';
import { CoinLabel } from './coin-label.tsx';
import { useCoinAmount } from './coin-places.ts';

interface TransferRow {
  readonly id: string;
  readonly asset: string;
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly atMs: number;
}
interface TransferRecordsProps {
  readonly rows: readonly TransferRow[];
  readonly onTransfer: () => void;
}

const name = (t: WalletText, account: string): string => {
  const word = accountWord(account);
  return word ? t(`wallet.account.${word}`) : account;
};

/** Under a thumb the bar at the lower edge has the action already. */
function NoTransfers({ onTransfer }: { readonly onTransfer: () => void }) {
  const t = useWalletText();
  const isTouch = useDensity() === 'touch';
  return (
    <Empty
      icon={<ArrowLeftRight />}
      text={t('wallet.transfer.none')}
      action={
        !isTouch && (
          <Button kind="secondary" onClick={onTransfer}>
            {t('wallet.action.transfer')}
          </Button>
        )
      }
    />
  );
}

/** Transfers between own accounts, in rows. */
export function TransferTable({ rows, isLoading, onTransfer }: TransferRecordsProps & { readonly isLoading: boolean }) {
  const t = useWalletText();
  const locale = useLocale();
  const shown = useCoinAmount();
  const columns: Column<TransferRow>[] = [
    {
      key: 'time',
      width: '22%',
      head: t('wallet.column.time') + utcSuffix(locale),
      cell: (row) => (
        <span className="num text-text-muted">{dateTime(row.atMs, locale, { noSuffix: true, withYear: true })}</span>
      ),
    },
    {
      key: 'coin',
      width: '12%',
      head: t('wallet.column.coin'),
      cell: (row) => <CoinLabel asset={row.asset} isInline />,
    },
    {
      key: 'from',
      width: '24%',
      head: `${t('wallet.column.from')} → ${t('wallet.column.to')}`,
      cell: (row) => (
        <span className="inline-flex items-center gap-2">
          {name(t, row.from)}
          <ArrowRight aria-hidden="true" className="size-3.5 text-text-faint" />
          {name(t, row.to)}
        </span>
      ),
    },
    {
      key: 'amount',
      width: '20%',
      head: t('wallet.column.amount'),
      align: 'right',
      cell: (row) => (
        <span className="font-medium" title={fullAmount(row.amount)}>
          {shown(row.asset, row.amount)}
        </span>
      ),
    },
    {
      key: 'id',
      width: '22%',
      head: t('wallet.column.orderNo'),
      align: 'right',
      cell: (row) => <ChainId text={row.id} head={8} />,
    },
  ];
  return (
    <Table
      label={t('wallet.transfer.history')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      empty={<NoTransfers onTransfer={onTransfer} />}
      {...(isLoading && { loading: 10 })}
    />
  );
}

/** The same as a list. */
export function TransferList({ rows, onTransfer }: TransferRecordsProps) {
  const t = useWalletText();
  const locale = useLocale();
  const shown = useCoinAmount();
  if (rows.length === 0) return <NoTransfers onTransfer={onTransfer} />;
  return (
    <List label={t('wallet.transfer.history')}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          icon={<CoinIcon coin={row.asset} size={32} />}
          title={`${name(t, row.from)} → ${name(t, row.to)}`}
          sub={<span className="num">{dateTime(row.atMs, locale)}</span>}
          value={shown(row.asset, row.amount)}
          valueSub={row.asset}
        />
      ))}
    </List>
  );
}
