import type { LaunchDeps } from '../launch-deps.ts';
import { advanceRounds } from '../usecases/advance-rounds.ts';
import { payBack } from '../usecases/pay-back.ts';
import { settleSubscriptions } from '../usecases/settle-subscriptions.ts';
import { unlockTokens } from '../usecases/unlock-tokens.ts';

/** A round opens and closes within this time of its moment; who subscribes is judged by time itself. */
const EVERY_MS = 1_000;

/** The background jobs of Launch: take rounds on, settle, unlock and pay back. */
export const launchJobs = (deps: LaunchDeps) => [
  job('launch-advance', () => advanceRounds(deps)),
  job('launch-settle', settleSubscriptions(deps)),
  job('launch-unlock', unlockTokens(deps)),
  job('launch-pay-back', payBack(deps)),
];

const job = (name: string, step: () => Promise<boolean>) => ({
  name,
  everyMs: EVERY_MS,
  run: async (): Promise<'more' | 'idle'> => ((await step()) ? 'more' : 'idle'),
});
