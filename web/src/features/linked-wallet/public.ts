/** Parts for the wallet's pages, which leave a place for them. */
export { LinkedDeposit } from './parts/deposit/linked-deposit.tsx';
export { LinkedWithdraw } from './parts/withdraw/linked-withdraw.tsx';
