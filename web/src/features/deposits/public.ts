/** Deposits as histories and other rooms show them, and debts after the chain undid one. */

export { useDepositDetail, useDeposits } from './api/queries.ts';
export type { DepositsMessages } from './deposits-text.ts';
export { ClaimsNotice } from './parts/claims/claims-notice.tsx';
export { DepositStatus } from './parts/deposit-status.tsx';
export { DepositStory } from './parts/deposit-story.tsx';
export type { Deposit } from './rules/deposit-status.ts';
