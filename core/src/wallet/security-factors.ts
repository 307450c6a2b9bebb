import { USDT_SCALE } from '../money/value.ts';

export type SecondFactor = 'email' | 'sms' | 'totp' | 'passkey';
export type Precondition = 'TRADING_PASSWORD' | 'SECOND_FACTOR';

/** From this sum in 24 hours on, both people of a send must be verified. USDT minor units. */
export const SEND_KYC_FROM_MINOR = 1_000n * 10n ** BigInt(USDT_SCALE);
/** The least that can be sent to another person. USDT minor units. */
export const SEND_MIN_MINOR = 10n ** BigInt(USDT_SCALE - 2);

/** What a person has set up. */
export interface Bound {
  readonly email: string | null;
  readonly phone: string | null;
  readonly totpBound: boolean;
  /** How many passkeys there are. */
  readonly passkeys: number;
  readonly tradingPasswordSet: boolean;
}

/** What is still missing before money may leave: a trading password, and one of phone, authenticator and passkey. */
export function missingPreconditions(bound: Bound): readonly Precondition[] {
  const missing: Precondition[] = [];
  if (!bound.tradingPasswordSet) missing.push('TRADING_PASSWORD');
  if (bound.phone === null && !bound.totpBound && bound.passkeys === 0) missing.push('SECOND_FACTOR');
  return missing;
}

/** Which factors a person can answer with, the strongest first. */
export function boundFactors(bound: Bound): readonly SecondFactor[] {
  const factors: SecondFactor[] = [];
  if (bound.passkeys > 0) factors.push('passkey');
  if (bound.totpBound) factors.push('totp');
  if (bound.phone !== null) factors.push('sms');
  if (bound.email !== null) factors.push('email');
  return factors;
}

/**
 * How many different factors a payment needs: two from `twoFromMinor` on (USDT minor units) if two are bound, otherwise one.
 */
export function factorsNeeded(valueMinor: bigint, bound: Bound, twoFromMinor: bigint): 1 | 2 {
  return valueMinor >= twoFromMinor && boundFactors(bound).length >= 2 ? 2 : 1;
}
