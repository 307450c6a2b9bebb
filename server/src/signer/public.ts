export {
  approvedParts,
  decidedParts,
  isSealed,
  neededParts,
  type PaymentApproval,
  type PaymentContent,
  readNeeded,
  type SealStep,
  saysNeeded,
  sealOf,
} from './guard/approved-payment.ts';
export {
  bitcoinChange,
  bitcoinDeposits,
  bitcoinHot,
  EVM_DEPOSITS,
  evmHot,
  HOT_GENERATIONS_MAX,
  tempoHot,
} from './keys/key-paths.ts';
export {
  type KnownKeys,
  keepKnownKeys,
  knownKeysOf,
  publicKeysFrom,
  readKnownKeys,
  watchOnly,
} from './keys/known-keys.ts';
export { accountAddress, publicKeyAt } from './keys/public-keys.ts';
export { requireSeedOf } from './keys/seed-of-books.ts';
export { NO_KEYS } from './no-keys.ts';
export type { Coin, EvmIntent, SignedAttempt, Signer, SignRefusal } from './ports.ts';
export { callOf } from './sign/evm-call.ts';
