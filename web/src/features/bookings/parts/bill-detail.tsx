import { FileQuestion } from 'lucide-react';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Empty } from '../../../kit/states.tsx';
import { Loaded } from '../../balances/public.ts';
import { type Deposit, DepositStory } from '../../deposits/public.ts';
import { WithdrawalStory } from '../../withdrawals/public.ts';
import type { BillDetail as BillDetailOf } from '../api/queries.ts';
import { useBookingsText } from '../bookings-text.ts';
import { EntryStory } from './entry-story.tsx';

type Load = Parameters<typeof Loaded>[0]['load'];

interface BillDetailProps {
  readonly view:
    | { readonly type: 'withdrawal'; readonly id: string }
    | { readonly type: 'deposit'; readonly load: Load; readonly row: Deposit | null }
    | { readonly type: 'entry'; readonly load: Load; readonly isUnknown: boolean; readonly row: BillDetailOf | null };
}

/** One record in full: a withdrawal with its steps, a deposit with its confirmations, or a booking. */
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
        <EntryStory detail={view.row} />
      )}
    </Loaded>
  );
}

function Unknown() {
  const t = useBookingsText();
  return <Empty icon={<FileQuestion />} text={t('bookings.bill.unknown')} />;
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
