import type { WithdrawalState } from './withdrawal-state.ts';

/** What a person wants to know of a record: whether it is under way, was completed, or came to nothing. */
export const RECORD_STATUSES = ['UNDER_WAY', 'COMPLETED', 'NOT_COMPLETED'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

export type DepositState =
  | 'DETECTED'
  | 'CONFIRMING'
  | 'CREDITED'
  | 'COMPLETED'
  | 'BELOW_MIN'
  | 'UNATTRIBUTED'
  | 'UNDER_REVIEW'
  | 'RETURNED'
  | 'REORGED';

type States<State> = Readonly<Record<RecordStatus, readonly State[]>>;

/** A deposit below the minimum counts as not completed until others of its coin join it. @invariant each state in one list */
export const DEPOSIT_STATES: States<DepositState> = {
  UNDER_WAY: ['DETECTED', 'CONFIRMING', 'CREDITED', 'UNATTRIBUTED', 'UNDER_REVIEW'],
  COMPLETED: ['COMPLETED'],
  NOT_COMPLETED: ['BELOW_MIN', 'RETURNED', 'REORGED'],
};

/** @invariant  each state in one list */
export const WITHDRAWAL_STATES: States<WithdrawalState> = {
  UNDER_WAY: [
    'SUBMITTED',
    'COOLING',
    'RISK_CHECK',
    'DELAYED_HIGH_RISK',
    'IN_REVIEW',
    'APPROVED',
    'BROADCASTING',
    'BROADCAST',
  ],
  COMPLETED: ['COMPLETED'],
  NOT_COMPLETED: ['CANCELLED', 'REJECTED', 'FAILED'],
};

/** The status of the transfers that a person sees. A refused one moved nothing and is not shown. */
export const TRANSFER_STATES: States<'LEAVING' | 'DONE'> = {
  UNDER_WAY: ['LEAVING'],
  COMPLETED: ['DONE'],
  NOT_COMPLETED: [],
};
