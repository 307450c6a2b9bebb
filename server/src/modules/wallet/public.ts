export type { LinkablePayment } from './chain-deps.ts';
export { cutPage, type Keyset, pageLimitOf, readKeyset } from './keyset.ts';
export { payloadHash } from './payload-hash.ts';
export { ChainFault } from './ports.ts';
export { findArrived, type HeldDeposit, isRecoverable, lockHeldDeposit } from './queries/arrived.query.ts';
export { type CountedTo, findCountedTo, findOwed, type Owed } from './queries/owed.query.ts';
export { findOwnBalance } from './queries/own-balance.query.ts';
/** Purchases whose value may not leave yet; what sells coins adds them. */
export { findLockedLots } from './queries/purchase-lot.query.ts';
export type { Transfer } from './queries/transfer.query.ts';
/** What staff may do with a deposit that nobody can use. */
export { isCoinUnderWay, resumeCoin, stopCoin } from './store/coin-stop.store.ts';
export { findDepositReturn } from './store/deposit-return.store.ts';
export { addPurchaseLot, purchaseLockDays } from './usecases/add-purchase-lot.ts';
export { type CreditRefusal, creditHeldDeposit } from './usecases/credit-held-deposit.ts';
/** How the house moves what it converts into and out of the trading core. */
export { driveTransfer } from './usecases/drive-transfer.ts';
/** What the linked wallet adds to the ways in and out; the rest of a payment is the wallet's own. */
export type { LinkedTerms } from './usecases/judge-withdrawal.ts';
export { judgeLinkedDeposit, judgeLinkedPayment, payLinkedWallet, sendLinkedCode } from './usecases/linked-payment.ts';
export { beginConversionTransfer } from './usecases/move-conversion-money.ts';
export { createReserveReader, type Reserve, type ReserveReader } from './usecases/read-reserves.ts';
export type { LinkedPayment } from './usecases/request-withdrawal.ts';
export { type ReturnRefusal, returnHeldDeposit } from './usecases/return-deposit.ts';
export { emitBalance } from './usecases/tell.ts';
export type { Caller } from './wallet-deps.ts';
/** What products above the wallet hand in, and what stands in for those that are not there yet. */
export { NO_PRODUCTS, type Products, type WalletDeps } from './wallet-deps.ts';
