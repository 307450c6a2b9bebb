import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { countRewards } from '../usecases/count-rewards.ts';
import { creditDays } from '../usecases/credit-days.ts';
import { matureTerms } from '../usecases/mature-terms.ts';
import { payRedemptions } from '../usecases/pay-redemptions.ts';
import { payRewards } from '../usecases/pay-rewards.ts';
import { remindOwners } from '../usecases/remind-owners.ts';
import { tellHolders } from '../usecases/tell-holders.ts';
import { watchCover } from '../usecases/watch-cover.ts';

const EVERY_MS = 5_000;

/** The background jobs of Earn: credit days, end terms, pay redemptions, and tell people. */
export const earnJobs = (deps: EarnDeps) => [
  // Orders of which a redemption is due are credited after it, see lockUncredited.
  job('earn-redeem', payRedemptions(deps)),
  job('earn-credit', creditDays(deps)),
  job('earn-mature', matureTerms(deps)),
  job('earn-count-rewards', () => countRewards(deps)),
  job('earn-pay-rewards', payRewards(deps)),
  job('earn-remind', remindOwners(deps)),
  job('earn-tell', tellHolders(deps)),
  job('earn-cover', () => watchCover(deps).then(() => false), COVER_EVERY_MS),
];

/** Not more often, because cover lasts for days and computing how long reads every order. */
const COVER_EVERY_MS = 5 * MINUTE_MS;

const job = (name: string, step: () => Promise<boolean>, everyMs = EVERY_MS) => ({
  name,
  everyMs,
  run: async (): Promise<'more' | 'idle'> => ((await step()) ? 'more' : 'idle'),
});
