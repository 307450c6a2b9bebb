/** Parts of outgoing payments for other ways to pay: checks, questions and details. */

export { useWithdrawals, useWithdrawInfo } from './api/queries.ts';
export { LimitCard, LimitMore } from './parts/limit-card.tsx';
export { useMoneyOut } from './parts/money-out/money-out.model.ts';
export { MoneyOutPlace } from './parts/money-out/money-out-place.tsx';
export { ReceiptDialog } from './parts/money-out/receipt-dialog.tsx';
export { SecurityStep } from './parts/money-out/security-step.tsx';
export { canScan, startScan } from './parts/scan/scanner.ts';
export { useBarSentence, VerifyAgain, VerifyIdentity } from './parts/withdraw-form/address-bar.tsx';
export { useOpening } from './parts/withdraw-form/opening.model.ts';
export { WithdrawChecks } from './parts/withdraw-form/withdraw-checks.tsx';
export { factorsFor, limitAfter } from './parts/withdraw-form/withdraw-steps.tsx';
export { WithdrawalStatus } from './parts/withdrawal-status.tsx';
export { WithdrawalStory } from './parts/withdrawal-story/withdrawal-story.tsx';
export { type LimitLine, limitPercent, limitTerms } from './rules/limit.ts';
export { shortOf } from './rules/short.ts';
export { type Bar, isBlocked } from './rules/withdraw-info.ts';
export { cameBack, type Withdrawal } from './rules/withdrawal-status.ts';
export type { WithdrawalsMessages, WithdrawalsRefusals } from './withdrawals-text.ts';
