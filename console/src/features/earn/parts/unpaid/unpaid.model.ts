import { staffEarn } from '@bourse/contract/staff/earn.ts';
import { useQuery } from '@tanstack/react-query';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type FailedRedemption, failedQuery, useRetry } from '../../api/products.ts';

/** What somebody has redeemed and could not be paid, for those who look after it. */
export function useUnpaidModel() {
  const maySee = useIsOneOf(staffEarn.failed.access);
  const failed = useQuery({ ...failedQuery, enabled: maySee });
  const retrying = useRetry();
  const act = useReasonedAction<FailedRedemption>(
    ({ id }, reason) => retrying.mutateAsync({ redemptionId: id, reason }),
    () => t('console.earn.paidOut'),
  );
  return {
    maySee,
    mayRetry: useIsOneOf(staffEarn.retry.access),
    state: stateOf(failed),
    rows: failed.data?.rows ?? [],
    reload: () => void failed.refetch(),
    act,
  } as const;
}
