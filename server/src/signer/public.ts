export { callOf } from './evm-call.ts';
export { bitcoinChange, bitcoinDeposits, bitcoinHot, EVM_DEPOSITS, EVM_HOT, TEMPO_HOT } from './key-paths.ts';
export {
  type KnownKeys,
  keepKnownKeys,
  knownKeysOf,
  publicKeysFrom,
  readKnownKeys,
  watchOnly,
} from './known-keys.ts';
export { NO_KEYS } from './no-keys.ts';
export type { Coin, EvmIntent, PublicKeys, SignedAttempt, Signer, SignRefusal } from './ports.ts';
export { publicKeyAt, wholePublicKeyAt } from './public-keys.ts';
