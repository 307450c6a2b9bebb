import { pagedQuery, useAct } from '../../../lib/calls.ts';
import type { StaffOutput } from '../../../lib/client.ts';

export type ReviewedDeposit = StaffOutput<'staffWallet.reviewedDeposits'>['rows'][number];

export const reviewedDepositsQuery = pagedQuery('staffWallet.reviewedDeposits', {}, { refetchInterval: 15_000 });

/** A release changes the list and the audit log; so does a return, which sends the coins back and may wait for a second one. */
const CHANGED = ['staffWallet.reviewedDeposits', 'staffApprovals.auditLog'] as const;

export const useReleaseDeposit = () => useAct('staffWallet.releaseDeposit', CHANGED);
export const useReturnDeposit = () => useAct('staffWallet.returnDeposit', [...CHANGED, 'staffActions.list']);
