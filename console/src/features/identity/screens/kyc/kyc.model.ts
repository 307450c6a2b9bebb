import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffInput, StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { tell } from '../../../../lib/toast.ts';
import { kycQueueQuery, useDecideKyc } from '../../api/people.ts';
import { meQuery } from '../../api/session.ts';

export type KycRow = StaffOutput<'staffIdentity.kycQueue'>['rows'][number];
export type KycField = NonNullable<StaffInput<'staffIdentity.decideKyc'>['field']>;
const REASON_LENGTH_MIN = 3;

/** Verifications that wait, and the decision about the one that is open. */
export function useKycModel() {
  const queue = useInfiniteQuery(kycQueueQuery);
  const me = useQuery(meQuery);
  const deciding = useDecideKyc();
  const [open, setOpen] = useState<KycRow | null>(null);
  const [field, setField] = useState<KycField | ''>('');
  const [reason, setReason] = useState('');
  const isReasoned = reason.trim().length >= REASON_LENGTH_MIN;
  const decide = (decision: 'approve' | 'reject') => {
    if (!open || !isReasoned || deciding.isPending || (decision === 'reject' && field === '')) return;
    deciding.mutate(
      { id: open.id, decision, reason: reason.trim(), ...(decision === 'reject' && field !== '' && { field }) },
      {
        onSuccess: () => {
          tell('ok', decision === 'approve' ? t('console.kyc.approved') : t('console.kyc.rejected'));
          setOpen(null);
        },
        onError: (error) => tell('danger', refusalText(error)),
      },
    );
  };
  return {
    view: {
      rows: queue.data?.pages.flatMap((page) => page.rows) ?? [],
      state: queue.isPending ? 'loading' : queue.isError ? 'failed' : 'ready',
      hasMore: queue.hasNextPage,
      isLoadingMore: queue.isFetchingNextPage,
      mayDecide: me.data?.role === 'compliance',
      open,
      field,
      reason,
      isBusy: deciding.isPending,
      canApprove: isReasoned,
      canReject: isReasoned && field !== '',
    },
    commands: {
      retry: () => void queue.refetch(),
      more: () => void queue.fetchNextPage(),
      open: (row: KycRow) => {
        setOpen(row);
        setField('');
        setReason('');
      },
      close: () => setOpen(null),
      setField,
      setReason,
      approve: () => decide('approve'),
      reject: () => decide('reject'),
    },
  } as const;
}
