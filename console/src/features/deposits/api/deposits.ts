import { pagedQuery, useAct } from '../../../lib/calls.ts';
import type { StaffOutput } from '../../../lib/client.ts';

export type ReviewedDeposit = StaffOutput<'staffDeposits.reviewedDeposits'>['rows'][number];

export const reviewedDepositsQuery = pagedQuery('staffDeposits.reviewedDeposits', {}, { refetchInterval: 15_000 });

/** What a release or return makes stale. A return may wait for a second member of staff. */
const CHANGED = ['staffDeposits.reviewedDeposits', 'staffApprovals.auditLog'] as const;

export const useReleaseDeposit = () => useAct('staffDeposits.releaseDeposit', CHANGED);
export const useReturnDeposit = () => useAct('staffDeposits.returnDeposit', [...CHANGED, 'staffActions.list']);
