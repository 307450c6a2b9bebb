import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { advanceRounds } from '../usecases/advance-rounds.ts';
import { hearBeacons } from '../usecases/flash/hear-beacons.ts';
import { takeTurns } from '../usecases/flash/take-turns.ts';
import { takeSnapshots } from '../usecases/holding/take-snapshots.ts';
import { tidySnapshots } from '../usecases/holding/tidy-snapshots.ts';
import { driveDraws } from '../usecases/lottery/drive-draws.ts';
import { payBack } from '../usecases/pay-back.ts';
import { endUnpriced } from '../usecases/price/end-unpriced.ts';
import { fixPrices } from '../usecases/price/fix-prices.ts';
import { creditProtection } from '../usecases/protection/credit-protection.ts';
import { decideProtection } from '../usecases/protection/decide-protection.ts';
import { settleSubscriptions } from '../usecases/settle-subscriptions.ts';
import { unlockTokens } from '../usecases/unlock-tokens.ts';
import { watchLate } from '../usecases/watch-late.ts';

/** A round opens and closes within this time of its moment; who subscribes is judged by time itself. */
const EVERY_MS = 1_000;

/** What is late is so by half a day. */
const LATE_EVERY_MS = MINUTE_MS;

/** How long whoever is first in a flash round's queue waits at most for a turn. */
const TURN_MS = 250;

/** The background jobs of Launch: fix prices, end rounds that never got one, take rounds on, hear the beacon of openings, serve the queues of flash rounds, draw lotteries, settle, unlock, protect prices, watch what is late and pay back, and read what people hold. */
export const launchJobs = (deps: LaunchDeps) => [
  job('launch-price', () => fixPrices(deps)),
  job('launch-unpriced', () => endUnpriced(deps)),
  job('launch-advance', () => advanceRounds(deps)),
  // Beside the turns, because whoever asks a relay waits for it.
  { ...job('launch-beacon', hearBeacons(deps)), everyMs: TURN_MS },
  { ...job('launch-flash', () => takeTurns(deps)), everyMs: TURN_MS },
  job('launch-draw', () => driveDraws(deps)),
  job('launch-settle', settleSubscriptions(deps)),
  job('launch-unlock', unlockTokens(deps)),
  job('launch-protection', () => decideProtection(deps)),
  job('launch-protect', creditProtection(deps)),
  { ...job('launch-late', () => watchLate(deps)), everyMs: LATE_EVERY_MS },
  job('launch-pay-back', payBack(deps)),
  job('launch-snapshots', () => takeSnapshots(deps)),
  { ...job('launch-tidy', () => tidySnapshots(deps)), everyMs: HOUR_MS },
];

const job = (name: string, step: () => Promise<boolean>) => ({
  name,
  everyMs: EVERY_MS,
  run: async (): Promise<'more' | 'idle'> => ((await step()) ? 'more' : 'idle'),
});
