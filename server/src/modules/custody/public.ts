export type { Arrivals, BlockContext } from './arrivals.ts';
export type { AddressRules, ChainAnswers } from './custody-deps.ts';
export { type CustodyDeps, chainOf, type LinkablePayment } from './custody-deps.ts';
export type { CoinRule, NetworkRule } from './network-settings.ts';
export type { PaymentEnd, PaymentOwner } from './payment-owner.ts';
export {
  type BlockRef,
  type ChainAdapter,
  type ChainBlock,
  ChainFault,
  type IncomingPayment,
  leavesHouse,
  type PaymentTerms,
  type ReserveRefusal,
} from './ports.ts';
export { findKnownAddress, findKnownRisks, findOurs } from './queries/known-and-own-address.query.ts';
export { raiseAlarm } from './store/chain-alarm.store.ts';
export { putCoin } from './store/chain-coin.store.ts';
export { findCursor } from './store/chain-cursor.store.ts';
export { type KnownAddress, saveKnownAddress } from './store/known-address.store.ts';
export { findOwnAddress, type OwnAddress } from './store/own-address.store.ts';
export { findPaymentOfTx, type Payment } from './store/payment.store.ts';
export { findRoute, type Route, readMemo } from './usecases/find-route.ts';
export { forEachRow } from './usecases/for-each-row.ts';
export type { DepositAddresses, DepositTarget } from './usecases/own-address.ts';
export { HOUSE_MEMO } from './usecases/own-address.ts';
export { advancePayments } from './usecases/payments/advance-payments.ts';
export type { BumpRefusal, CancelRefusal, RecordAttempt } from './usecases/payments/intervene.ts';
export type { Raised } from './usecases/payments/raise-payment.ts';
export { checkFunds, type Draft, readSequence, signPayment } from './usecases/payments/sign-payment.ts';
export { createReserveReader, type Reserve, type ReserveReader } from './usecases/read-reserves.ts';
export type { LiveNetwork, NetworkCustody } from './usecases/watch-chains.ts';
