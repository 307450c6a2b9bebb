import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf, stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import {
  chainAlarmsQuery,
  chainsQuery,
  finalOnlyQuery,
  unattributedQuery,
  useRelease,
  useResume,
  useSeeAlarm,
} from '../../api/alarms.ts';

export type NetworkState = StaffOutput<'staffAlarms.chains'>['networks'][number];
export type ChainAlarm = StaffOutput<'staffAlarms.chainAlarms'>['rows'][number];
export type Unattributed = StaffOutput<'staffDeposits.unattributedDeposits'>['rows'][number];
export type FinalOnly = StaffOutput<'staffDeposits.finalOnlyDeposits'>['rows'][number];
/** The action whose dialog is open. */
export type AlarmAction =
  | { readonly kind: 'resume'; readonly network: NetworkState }
  | { readonly kind: 'release' | 'see'; readonly alarm: ChainAlarm };
const DONE = {
  resume: 'console.alarms.resumed',
  release: 'console.alarms.released',
  see: 'console.alarms.seen',
} as const;

/** Problems of the chains and the books that need staff. */
export function useAlarmsModel() {
  const chains = useQuery(chainsQuery);
  return {
    chains: { state: stateOf(chains), data: chains.data ?? null, retry: () => void chains.refetch() },
    alarms: listOf(useInfiniteQuery(chainAlarmsQuery)),
    deposits: listOf(useInfiniteQuery(unattributedQuery)),
    finalOnly: listOf(useInfiniteQuery(finalOnlyQuery)),
    /** Only the risk desk may act. */
    mayAct: useIsOneOf(['risk']),
    /** Finance, too, may note that an alarm is taken care of. */
    maySee: useIsOneOf(['risk', 'finance']),
    act: useAlarmAction(),
  } as const;
}

function useAlarmAction() {
  const resuming = useResume();
  const releasing = useRelease();
  const seeing = useSeeAlarm();
  return useReasonedAction<AlarmAction>(
    async (wanted, reason) => {
      if (wanted.kind === 'resume') await resuming.mutateAsync({ network: wanted.network.network, reason });
      else if (wanted.kind === 'see') await seeing.mutateAsync({ id: wanted.alarm.id, reason });
      else await releasing.mutateAsync({ paymentId: wanted.alarm.subject, reason });
    },
    ({ kind }) => t(DONE[kind]),
  );
}
