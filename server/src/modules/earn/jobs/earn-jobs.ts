import type { EarnDeps } from '../earn-deps.ts';
import { countRewards } from '../usecases/count-rewards.ts';
import { creditDays } from '../usecases/credit-days.ts';
import { matureTerms } from '../usecases/mature-terms.ts';
import { payRedemptions } from '../usecases/pay-redemptions.ts';
import { payRewards } from '../usecases/pay-rewards.ts';

const EVERY_MS = 5_000;

/** What Earn does by the clock: days are credited, terms end, what was redeemed is paid. */
export const earnJobs = (deps: EarnDeps) => [
  job('earn-credit', creditDays(deps)),
  job('earn-mature', matureTerms(deps)),
  job('earn-redeem', payRedemptions(deps)),
  job('earn-count-rewards', () => countRewards(deps)),
  job('earn-pay-rewards', payRewards(deps)),
];

const job = (name: string, step: () => Promise<boolean>) => ({
  name,
  everyMs: EVERY_MS,
  run: async (): Promise<'more' | 'idle'> => ((await step()) ? 'more' : 'idle'),
});
