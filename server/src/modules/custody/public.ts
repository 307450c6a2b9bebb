export type { CustodyDeskDeps } from './chain-care.ts';
export { staffCustodyHttp } from './custody.staff.http.ts';
export { defineCustodyActions } from './custody-actions.ts';
export { staffAlarmsHttp } from './custody-alarms.staff.http.ts';
export { staffChainsHttp } from './custody-chains.staff.http.ts';
export type { Arrivals, BlockContext, PaymentEnd, PaymentOwner } from './custody-deps.ts';
export {
  type AddressRules,
  type ChainAnswers,
  type CodeAt,
  type CustodyDeps,
  chainOf,
  type EarlyCreditTerms,
  type LinkablePayment,
} from './custody-deps.ts';
export { startChainLoops } from './jobs/chain-loops.job.ts';
export type { CoinRule } from './network-settings.ts';
export { PaymentSeals } from './payment-seals.ts';
export {
  type BlockRef,
  type ChainAdapter,
  ChainFault,
  type IncomingPayment,
  type PaymentTerms,
  type ReserveRefusal,
} from './ports.ts';
export { custodyChecks } from './queries/custody-checks.query.ts';
export { findKnownAddress, findKnownRisks, findOurs } from './queries/known-and-own-address.query.ts';
export { findPersonOfTransaction } from './queries/payment-person.query.ts';
export { endAlarm, raiseAlarm } from './store/chain-alarm.store.ts';
export { findCursor } from './store/chain-cursor.store.ts';
export { saveKnownAddress } from './store/known-address.store.ts';
export type { OwnAddress } from './store/own-address.store.ts';
export type { Payment } from './store/payment.store.ts';
export { bookSurplus, type SurplusDeps } from './usecases/book-surplus.ts';
export { findRoute, type Route, readMemo } from './usecases/find-route.ts';
export { forEachRow } from './usecases/for-each-row.ts';
export { currentHot, HOUSE_MEMO, isHotMoving } from './usecases/hot-wallet.ts';
export { createChainAnswers, createCustodyReader } from './usecases/hot-wallet-custody.ts';
export { judgeReceiver, type ReceiverRefusal } from './usecases/judge-receiver.ts';
export {
  createDepositAddresses,
  type DepositAddresses,
  type DepositTarget,
  ensureHouseAddresses,
  hasHouseAddresses,
} from './usecases/own-address.ts';
export { checkFunds, type Draft, readSequence, signPayment } from './usecases/payments/sign-payment.ts';
export { createNetworkSettings } from './usecases/read-network-settings.ts';
export { createReserveReader, type Reserve, type ReserveReader } from './usecases/read-reserves.ts';
export { createChainCare } from './usecases/tend-chains.ts';
export { findStandingChains } from './usecases/watch-scans.ts';
