import type { StaffOutput } from '../../../../lib/client.ts';

export type ReviewDetail = StaffOutput<'staffWithdrawals.reviewDetail'>;
