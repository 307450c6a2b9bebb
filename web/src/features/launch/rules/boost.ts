import { REWARD_WITHIN_MS } from '@bourse/core/launch/price/protection.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import { exact, minText, plain } from '../../balances/public.ts';
import type { Project, Round, Subscription } from '../api/queries.ts';

export type BoostRound = Round & { readonly boost: NonNullable<Round['boost']> };
export const isBoost = (round: Round): round is BoostRound => round.boost !== null;

/** The coin that people commit to a round. */
export const assetOf = ({ payAsset }: Pick<Project, 'payAsset'>, { boost }: Pick<Round, 'boost'>): string =>
  boost?.asset ?? payAsset;

/**
 * The reward for an amount if nothing else changed until the end, rounded down. Where others have more than one person gets, it
 * will be more, because the exchange splits that among the rest.
 *
 * @param held  what the person has locked already, as text; null for nothing
 */
export function rewardAt({ quota, perPerson, committed }: Round, amount: string, held: string | null): string {
  const mine = exact(amount);
  const others = exact(committed) - (held === null ? 0n : exact(held));
  // The total is a moment older than what the person has just locked.
  const all = mine + (others > 0n ? others : 0n);
  return minText(plain(mulDiv(exact(quota), mine, all, 'down')), perPerson);
}

/** Whether the reward of a boost is not there though it was promised by now. */
export const isRewardLate = ({ state }: Pick<Subscription, 'state'>, endAtMs: number, nowMs: number): boolean =>
  (state === 'SUBSCRIBED' || state === 'PENDING_DEDUCTION') && nowMs >= endAtMs + REWARD_WITHIN_MS;
