import { mulDiv } from '../money/round.ts';
import { PPM } from './tiers.ts';

/** What is put up to open a position, minor units, rounded up; the fee for opening it is put up besides. */
export const initialMarginMinor = (notionalMinor: bigint, leverage: number): bigint =>
  mulDiv(notionalMinor, 1n, BigInt(leverage), 'up');

/** A fee, minor units, rounded up. */
export const futuresFeeMinor = (notionalMinor: bigint, feePpm: bigint): bigint =>
  mulDiv(notionalMinor, feePpm, PPM, 'up');

/** A futures account as a whole, minor units. */
export interface FuturesAccount {
  /** The person's own money, credit not counted. */
  readonly balanceMinor: bigint;
  /** What open orders and positions have bound. */
  readonly positionMarginMinor: bigint;
  /** Of positions that share the balance. */
  readonly crossUnrealisedMinor: bigint;
  /** What positions must keep, with what closing them costs. */
  readonly neededMinor: bigint;
}

export const availableMinor = ({ balanceMinor, positionMarginMinor }: FuturesAccount): bigint =>
  balanceMinor - positionMarginMinor;

/** What new orders may bind: a loss of open positions counts, a gain does not. */
export const capacityMinor = (account: FuturesAccount, freeCreditMinor: bigint): bigint =>
  atLeastZero(availableMinor(account) + atMostZero(account.crossUnrealisedMinor) + freeCreditMinor);

/** What may leave must leave so many times what positions must keep. */
const LEFT_TIMES = 2n;

/**
 * What may be moved out of the account. Neither credit nor a gain that is not realised may leave, and the rest stands at least
 * twice above what positions must keep.
 */
export function maxOutMinor(account: FuturesAccount): bigint {
  const ownMinor = account.balanceMinor + atMostZero(account.crossUnrealisedMinor);
  const spareMinor = ownMinor - LEFT_TIMES * account.neededMinor;
  const available = availableMinor(account);
  return atLeastZero(available < spareMinor ? available : spareMinor);
}

const atLeastZero = (value: bigint): bigint => (value > 0n ? value : 0n);
const atMostZero = (value: bigint): bigint => (value < 0n ? value : 0n);
