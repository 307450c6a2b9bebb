import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf, stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { chainStatusQuery, paymentsQuery, useBump, useCancelPayment } from '../../api/chains.ts';

export type LiveNetwork = StaffOutput<'staffChains.status'>['networks'][number];
export type OpenPayment = StaffOutput<'staffChains.payments'>['rows'][number];
export interface PaymentAction {
  readonly kind: 'bump' | 'cancel';
  readonly payment: OpenPayment;
}

/** Every network's present state, the payments that wait there, and acting on them. */
export function useChainsModel() {
  const status = useQuery(chainStatusQuery);
  const payments = listOf(useInfiniteQuery(paymentsQuery));
  const mayAct = useIsOneOf(['finance']);
  const mayPause = useIsOneOf(['risk']);
  const bumping = useBump();
  const cancelling = useCancelPayment();
  const action = useReasonedAction<PaymentAction>(
    ({ kind, payment }, reason) =>
      (kind === 'bump' ? bumping : cancelling).mutateAsync({ paymentId: payment.id, reason }),
    () => t('console.asked'),
  );
  return {
    networks: status.data?.networks ?? [],
    state: stateOf(status),
    retry: () => void status.refetch(),
    payments,
    mayAct,
    /** Whether to link to coins and networks, where pauses are made. */
    mayPause,
    action,
  };
}
