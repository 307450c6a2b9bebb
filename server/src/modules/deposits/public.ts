export { depositArrivals } from './deposit-arrivals.ts';
export { depositRows } from './deposit-rows.ts';
export { depositsHttp } from './deposits.http.ts';
export { staffDepositsHttp } from './deposits.staff.http.ts';
export type { DepositsDeps } from './deposits-deps.ts';
export { openClaims } from './open-claims.ts';
export {
  findArrived,
  findDepositorsFrom,
  type HeldDeposit,
  isRecoverable,
  judgeRecoverable,
  lockHeldDeposit,
} from './queries/arrived.query.ts';
export { depositChecks } from './queries/deposit-checks.query.ts';
export {
  findLastDepositAt,
  findOpenClaim,
  findUnconfirmed,
  type UnconfirmedDeposits,
} from './queries/deposit-figures.query.ts';
export { DEPOSIT, findIncoming, RECEIPT } from './queries/incoming-history.query.ts';
export { findDepositReturn } from './store/deposit-return.store.ts';
export { type CreditRefusal, creditHeldDeposit } from './usecases/credit/credit-held-deposit.ts';
export { createEarlyCredit } from './usecases/credit/early-credit.ts';
export { createFaucet, type FaucetSource, fillHotWallets } from './usecases/deposit-faucet.ts';
export { judgeLinkedDeposit } from './usecases/linked-deposit.ts';
export { type ReturnRefusal, returnHeldDeposit } from './usecases/return/return-deposit.ts';
export { returnPayments } from './usecases/return/return-payment.ts';
export { finalOnlyOut } from './views.ts';
