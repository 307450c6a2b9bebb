import { HOUR_MS } from '../calendar/durations.ts';

export type WithdrawalState =
  | 'SUBMITTED'
  | 'COOLING'
  | 'RISK_CHECK'
  | 'APPROVED'
  | 'IN_REVIEW'
  | 'DELAYED_HIGH_RISK'
  | 'BROADCASTING'
  | 'BROADCAST'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'REJECTED'
  | 'FAILED';

/** How long a payment to a reported address waits, visibly and with a button to cancel. */
export const RISK_DELAY_MS = HOUR_MS;

const NEXT: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  SUBMITTED: ['COOLING', 'COMPLETED', 'CANCELLED'],
  COOLING: ['RISK_CHECK', 'CANCELLED'],
  RISK_CHECK: ['APPROVED', 'IN_REVIEW', 'DELAYED_HIGH_RISK', 'CANCELLED', 'REJECTED'],
  DELAYED_HIGH_RISK: ['RISK_CHECK', 'APPROVED', 'IN_REVIEW', 'CANCELLED', 'REJECTED'],
  IN_REVIEW: ['APPROVED', 'CANCELLED', 'REJECTED'],
  APPROVED: ['BROADCASTING', 'IN_REVIEW', 'CANCELLED', 'REJECTED', 'FAILED'],
  BROADCASTING: ['BROADCAST', 'FAILED'],
  BROADCAST: ['COMPLETED', 'FAILED'],
  COMPLETED: [],
  CANCELLED: [],
  REJECTED: [],
  FAILED: [],
};

/** True where a withdrawal may go from one state to the other in one step. */
export function mayMove(from: WithdrawalState, to: WithdrawalState): boolean {
  return NEXT[from].includes(to);
}

/** True until sending has begun. */
export function isCancellable(state: WithdrawalState): boolean {
  return mayMove(state, 'CANCELLED');
}
