import { pagedQuery, useAct } from '../../../lib/calls.ts';
import type { StaffOutput } from '../../../lib/client.ts';

export type ReviewedDeposit = StaffOutput<'staffDeposits.reviewedDeposits'>['rows'][number];

export const reviewedDepositsQuery = pagedQuery('staffDeposits.reviewedDeposits', {}, { refetchInterval: 15_000 });

/** A release changes the list and the audit log; so does a return, which sends the coins back and may wait for a second one. */
const CHANGED = ['staffDeposits.reviewedDeposits', 'staffApprovals.auditLog'] as const;

export const useReleaseDeposit = () => useAct('staffDeposits.releaseDeposit', CHANGED);
export const useReturnDeposit = () => useAct('staffDeposits.returnDeposit', [...CHANGED, 'staffActions.list']);
