import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { tell } from '../../../../lib/toast.ts';
import { meQuery } from '../../../identity/public.ts';
import { reviewedDepositsQuery, useReleaseDeposit, useReturnDeposit } from '../../api/deposits.ts';

export type ReviewedDeposit = StaffOutput<'staffWallet.reviewedDeposits'>['rows'][number];
const REASON_LENGTH_MIN = 3;

/** Deposits that wait for staff, and the one that somebody is about to let pass. */
export function useDepositsModel() {
  const queue = useInfiniteQuery(reviewedDepositsQuery);
  const me = useQuery(meQuery);
  const releasing = useReleaseDeposit();
  const returning = useReturnDeposit();
  const [way, setWay] = useState<'release' | 'return'>('release');
  const [address, setAddress] = useState('');
  const [wanted, setWanted] = useState<ReviewedDeposit | null>(null);
  const [reason, setReason] = useState('');
  const isReasoned = reason.trim().length >= REASON_LENGTH_MIN;
  /** Where the chain names no sender, somebody has to. */
  const hasAddress = wanted?.fromAddress !== null || address.trim() !== '';
  return {
    view: {
      rows: queue.data?.pages.flatMap((page) => page.rows) ?? [],
      state: queue.isPending ? 'loading' : queue.isError ? 'failed' : 'ready',
      hasMore: queue.hasNextPage,
      isLoadingMore: queue.isFetchingNextPage,
      /** Only compliance decides; the auditor reads. */
      mayRelease: me.data?.role === 'compliance',
      wanted,
      reason,
      way,
      address,
      isBusy: releasing.isPending || returning.isPending,
      canDecide: isReasoned && (way === 'release' || hasAddress),
    },
    commands: {
      retry: () => void queue.refetch(),
      more: () => void queue.fetchNextPage(),
      start: (deposit: ReviewedDeposit, next: 'release' | 'return') => {
        setWay(next);
        setAddress('');
        setReason('');
        setWanted(deposit);
      },
      stop: () => setWanted(null),
      setReason,
      setAddress,
      decide: async () => {
        if (!wanted || !isReasoned || releasing.isPending || returning.isPending) return;
        const input = { id: wanted.id, reason: reason.trim() };
        const typed = address.trim() === '' ? {} : { address: address.trim() };
        const work = way === 'release' ? releasing.mutateAsync(input) : returning.mutateAsync({ ...input, ...typed });
        const done = await work.catch((error: unknown) => tell('danger', refusalText(error)));
        if (!done) return;
        const isAsked = 'state' in done && done.state === 'WAITING';
        const said = way === 'release' ? 'console.deposits.released' : 'console.deposits.returning';
        tell('ok', t(isAsked ? 'console.asked' : said));
        setWanted(null);
      },
    },
  } as const;
}
