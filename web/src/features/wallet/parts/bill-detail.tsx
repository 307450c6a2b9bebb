import { FileQuestion } from 'lucide-react';
import { KeyValue } from '../../../kit/card.tsx';
import { CoinIcon } from '../../../kit/coin-icon.tsx';
import { Money } from '../../../kit/money.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Empty } from '../../../kit/states.tsx';
import { amount, dateTime } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/locale.ts';
import { accountWord, kindWord } from '../rules/booking-words.ts';
import type { Deposit } from '../rules/deposit-status.ts';
import { useWalletText } from '../wallet-text.ts';
import type { BillRow } from './bill-records.tsx';
import { ChainId } from './chain-id.tsx';
import { DepositStory } from './deposit-story.tsx';
import { Loaded } from './loaded.tsx';
import { WithdrawalStory } from './withdrawal-story/withdrawal-story.tsx';

type Load = Parameters<typeof Loaded>[0]['load'];

interface BillDetailProps {
  readonly view:
    | { readonly type: 'withdrawal'; readonly id: string }
    | { readonly type: 'deposit'; readonly load: Load; readonly row: Deposit | null }
    | { readonly type: 'entry'; readonly load: Load; readonly isUnknown: boolean; readonly row: BillRow | null };
}

/** One record, whole: a withdrawal's story, a deposit with its confirmations, or a booking. */
export function BillDetail({ view }: BillDetailProps) {
  if (view.type === 'withdrawal') return <WithdrawalStory id={view.id} />;
  if (view.type === 'entry' && view.isUnknown) return <Unknown />;
  return (
    <Loaded load={view.load} skeleton={<DetailSkeleton />}>
      {view.row === null ? (
        <Unknown />
      ) : view.type === 'deposit' ? (
        <DepositStory row={view.row} />
      ) : (
        <EntryStory row={view.row} />
      )}
    </Loaded>
  );
}

function Unknown() {
  const t = useWalletText();
  return <Empty icon={<FileQuestion />} text={t('wallet.bill.unknown')} />;
}

function EntryStory({ row }: { readonly row: BillRow }) {
  const t = useWalletText();
  const locale = useLocale();
  const word = accountWord(row.account);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-3">
        <CoinIcon coin={row.asset} size={40} />
        <Money size="receipt" text={amount(row.amount, { places: 18, trims: true, signs: true })} unit={row.asset} />
      </div>
      <KeyValue
        rows={[
          { label: t('wallet.column.type'), value: t(`wallet.kind.${kindWord(row.kind)}`) },
          { label: t('wallet.column.account'), value: word ? t(`wallet.account.${word}`) : row.account },
          {
            label: t('wallet.column.time'),
            value: <span className="num">{dateTime(row.atMs, locale, { withYear: true, withSeconds: true })}</span>,
          },
          { label: t('wallet.column.orderNo'), value: <ChainId text={row.ref} head={8} /> },
          { label: t('wallet.bill.entry'), value: <ChainId text={row.id} head={8} /> },
        ]}
      />
    </div>
  );
}

function DetailSkeleton() {
  return (
    <div className="flex flex-col items-center gap-3">
      <Skeleton width={40} height={40} isRound />
      <Skeleton width={180} height={28} />
      <Skeleton height={240} />
    </div>
  );
}
