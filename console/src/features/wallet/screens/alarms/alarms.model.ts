import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { tell } from '../../../../lib/toast.ts';
import { meQuery } from '../../../identity/public.ts';
import { chainAlarmsQuery, chainsQuery, unattributedQuery, useRelease, useResume } from '../../api/alarms.ts';

export type NetworkState = StaffOutput<'staffWallet.chains'>['networks'][number];
export type ChainAlarm = StaffOutput<'staffWallet.chainAlarms'>['rows'][number];
export type Unattributed = StaffOutput<'staffWallet.unattributedDeposits'>['rows'][number];
/** What somebody is about to do. */
export type AlarmAction =
  | { readonly kind: 'resume'; readonly network: NetworkState }
  | { readonly kind: 'release'; readonly alarm: ChainAlarm };
const REASON_LENGTH_MIN = 3;

const stateOf = ({ isPending, isError }: { isPending: boolean; isError: boolean }) =>
  isPending ? 'loading' : isError ? 'failed' : 'ready';

/** What needs staff on the chains and in the books. */
export function useAlarmsModel() {
  const chains = useQuery(chainsQuery);
  const alarms = useInfiniteQuery(chainAlarmsQuery);
  const deposits = useInfiniteQuery(unattributedQuery);
  const me = useQuery(meQuery);
  return {
    view: {
      chains: { state: stateOf(chains), data: chains.data ?? null },
      alarms: {
        state: stateOf(alarms),
        rows: alarms.data?.pages.flatMap((page) => page.rows) ?? [],
        hasMore: alarms.hasNextPage,
        isLoadingMore: alarms.isFetchingNextPage,
      },
      deposits: {
        state: stateOf(deposits),
        rows: deposits.data?.pages.flatMap((page) => page.rows) ?? [],
        hasMore: deposits.hasNextPage,
        isLoadingMore: deposits.isFetchingNextPage,
      },
      /** Only the risk desk acts; the others read. */
      mayAct: me.data?.role === 'risk',
    },
    commands: {
      retryChains: () => void chains.refetch(),
      retryAlarms: () => void alarms.refetch(),
      moreAlarms: () => void alarms.fetchNextPage(),
      retryDeposits: () => void deposits.refetch(),
      moreDeposits: () => void deposits.fetchNextPage(),
    },
    ...useAlarmAction(),
  } as const;
}

/** The action whose dialog is open, and its reason. */
function useAlarmAction() {
  const [action, setAction] = useState<AlarmAction | null>(null);
  const [reason, setReason] = useState('');
  const resuming = useResume();
  const releasing = useRelease();
  const isBusy = resuming.isPending || releasing.isPending;
  const isReasoned = reason.trim().length >= REASON_LENGTH_MIN;
  const send = (wanted: AlarmAction) =>
    wanted.kind === 'resume'
      ? resuming.mutateAsync({ network: wanted.network.network, reason: reason.trim() })
      : releasing.mutateAsync({ paymentId: wanted.alarm.subject, reason: reason.trim() });
  return {
    action: { wanted: action, reason, isBusy, canConfirm: isReasoned },
    act: {
      start: (wanted: AlarmAction) => {
        setReason('');
        setAction(wanted);
      },
      stop: () => setAction(null),
      setReason,
      confirm: async () => {
        if (!action || !isReasoned || isBusy) return;
        const done = await send(action).catch((error: unknown) => tell('danger', refusalText(error)));
        if (!done) return;
        tell('ok', action.kind === 'resume' ? t('console.alarms.resumed') : t('console.alarms.released'));
        setAction(null);
      },
    },
  } as const;
}
