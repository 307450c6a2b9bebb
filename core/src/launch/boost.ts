import { type Allocated, allocateProrata } from './allocation.ts';
import {
  type Applicant,
  judgeSubscribe,
  type SubscribeFault,
  type SubscribeRefusal,
  type SubscribeTerms,
} from './subscribe.ts';

/** What one person has locked in a boost round, minor units of the boost coin, above zero. */
export interface Boost {
  readonly lockedMinor: bigint;
}

/**
 * Splits the pool of a boost round in proportion to what is locked. Nobody gets more than the most of one person, and what is
 * above that is split among the others. Every share is rounded DOWN.
 *
 * @param poolMinor    tokens, zero or more
 * @param personMinor  the most tokens of one person
 * @invariant          no share is above the most; the shares and the rest sum to the pool; who locks the same gets the same
 */
export const splitPool = (poolMinor: bigint, boosts: readonly Boost[], personMinor: bigint): Allocated =>
  allocateProrata(
    poolMinor,
    boosts.map(({ lockedMinor }) => ({ commitMinor: lockedMinor, mostMinor: personMinor })),
  );

export interface BoostFault extends Omit<SubscribeFault, 'code'> {
  readonly code: SubscribeRefusal | 'LAUNCH_BOOST_LESS';
}

/**
 * Judges a boost before money moves, as a subscription is judged, and that nothing of what is locked would be taken out: it
 * comes back once the round ends.
 *
 * @param amountMinor  all that is to be locked, minor units of the boost coin, above zero
 * @param lockedMinor  what is locked already
 * @refuses            what `judgeSubscribe` refuses | LAUNCH_BOOST_LESS with what is `locked`
 */
export function judgeBoost(
  terms: SubscribeTerms,
  person: Applicant,
  { amountMinor, lockedMinor }: { readonly amountMinor: bigint; readonly lockedMinor: bigint },
  nowMs: number,
): BoostFault | null {
  const fault = judgeSubscribe(terms, person, amountMinor, nowMs);
  if (fault) return fault;
  return amountMinor < lockedMinor ? { code: 'LAUNCH_BOOST_LESS', minor: { locked: lockedMinor } } : null;
}
