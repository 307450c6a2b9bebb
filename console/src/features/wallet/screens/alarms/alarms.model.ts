import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { tell } from '../../../../lib/toast.ts';
import { meQuery } from '../../../identity/public.ts';
import { chainAlarmsQuery, chainsQuery, unattributedQuery, useRelease, useResume } from '../../api/alarms.ts';
import { useSeeAlarm } from '../../api/chains.ts';

export type NetworkState = StaffOutput<'staffWallet.chains'>['networks'][number];
export type ChainAlarm = StaffOutput<'staffWallet.chainAlarms'>['rows'][number];
export type Unattributed = StaffOutput<'staffWallet.unattributedDeposits'>['rows'][number];
/** What somebody is about to do. */
export type AlarmAction =
  | { readonly kind: 'resume'; readonly network: NetworkState }
  | { readonly kind: 'release' | 'see'; readonly alarm: ChainAlarm };
const REASON_LENGTH_MIN = 3;
const DONE_TEXT = {
  resume: () => t('console.alarms.resumed'),
  release: () => t('console.alarms.released'),
  see: () => t('console.alarms.seen'),
} as const;

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
      /** Noting that an alarm is taken care of is finance's as well. */
      maySee: me.data?.role === 'risk' || me.data?.role === 'finance',
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
  const seeing = useSeeAlarm();
  const isBusy = resuming.isPending || releasing.isPending || seeing.isPending;
  const isReasoned = reason.trim().length >= REASON_LENGTH_MIN;
  const send = (wanted: AlarmAction) => {
    if (wanted.kind === 'resume')
      return resuming.mutateAsync({ network: wanted.network.network, reason: reason.trim() });
    if (wanted.kind === 'see') return seeing.mutateAsync({ id: wanted.alarm.id, reason: reason.trim() });
    return releasing.mutateAsync({ paymentId: wanted.alarm.subject, reason: reason.trim() });
  };
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
        tell('ok', DONE_TEXT[action.kind]());
        setAction(null);
      },
    },
  } as const;
}
