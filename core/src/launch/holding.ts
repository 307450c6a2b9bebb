import { businessDayOf, startOfBusinessDay } from '../calendar/business-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../calendar/durations.ts';
import { mulDiv } from '../money/round.ts';
import { type ByteHashing, eightBytes, joined } from './bytes.ts';
import type { Fraction } from './price.ts';

/** What a round asks people to have held, on average, over whole business days that are over before it starts. */
export interface HoldingTerms {
  readonly asset: string;
  /** Business days, both counted. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** Minor units of the coin, above zero. */
  readonly leastMinor: bigint;
  /** Whole paying coins that may be committed for each whole coin held, FACTOR_SCALE places; null where that is no bound. */
  readonly factorUnits: bigint | null;
}

export const FACTOR_SCALE = 8;
export const HOLDING_DAYS_MAX = 60;
const HOURS_A_DAY = DAY_MS / HOUR_MS;
const SECONDS_AN_HOUR = HOUR_MS / SECOND_MS;

/**
 * A snapshot is taken at its second, or within so long of it. After that its hour is lost: taken later, it would be at a moment that
 * somebody could have chosen.
 */
export const SNAPSHOT_LATE_MS = 5 * MINUTE_MS;

/** When what was held on a day becomes public: 11:00 of the next one. */
export const holdingPublicMs = (day: number): number => startOfBusinessDay(day + 1) + 11 * HOUR_MS;

/** The last business day whose snapshots are public. */
export function lastPublicDay(nowMs: number): number {
  const yesterday = businessDayOf(nowMs) - 1;
  return nowMs >= holdingPublicMs(yesterday) ? yesterday : yesterday - 1;
}

export const holdingDays = ({ firstDay, lastDay }: Pick<HoldingTerms, 'firstDay' | 'lastDay'>): number =>
  lastDay - firstDay + 1;

/**
 * The moment within an hour at which balances are read, to the second. It follows from the seed of its day, whose SHA-256 is public
 * before the day begins and the seed itself after: nobody outside knows the moment before, and nobody chooses it afterwards.
 *
 * @param hourMs  the beginning of the hour, UTC milliseconds
 */
export function* snapshotMs(seed: Uint8Array, hourMs: number): ByteHashing<number> {
  const digest = yield joined(seed, eightBytes(BigInt(hourMs)));
  // Six bytes are so many more than an hour has seconds that no second is more likely than another.
  const number = digest.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  return hourMs + (number % SECONDS_AN_HOUR) * SECOND_MS;
}

/** What a person had on some days of which as many snapshots were taken: the sum of all these, minor units. */
export interface DaySums {
  readonly days: number;
  readonly sumMinor: bigint;
  /** Of each day. */
  readonly taken: number;
}

/** A number that 1 to 24 divide, so that the mean of a day with any number of snapshots is whole in parts of it. */
const PARTS = 5_354_228_880n;

/**
 * The mean of the days, where a day's is the mean of its snapshots. An hour that was lost is left out of its day's mean, and a day
 * without any snapshot out of all: that the exchange was down counts neither for nor against anybody.
 *
 * @returns exact, in minor units; null where no snapshot was taken at all
 */
export function averageHolding(sums: readonly DaySums[]): Fraction | null {
  const known = sums.filter(({ taken }) => taken > 0);
  const days = known.reduce((count, each) => count + each.days, 0);
  if (days === 0) return null;
  const numerator = known.reduce((sum, { sumMinor, taken }) => {
    if (taken > HOURS_A_DAY) throw new RangeError(`a day has no ${taken} hours`);
    return sum + sumMinor * (PARTS / BigInt(taken));
  }, 0n);
  return { numerator, denominator: PARTS * BigInt(days) };
}

/** An average as it is told: whole minor units, rounded DOWN; zero where there is none. */
export const averageMinor = (average: Fraction | null): bigint =>
  average === null ? 0n : average.numerator / average.denominator;

/** Whether somebody held enough; where nothing was ever measured nobody is known to have. */
export const isHeld = (average: Fraction | null, { leastMinor }: Pick<HoldingTerms, 'leastMinor'>): boolean =>
  average !== null && average.numerator >= leastMinor * average.denominator;

/**
 * The most that an average lets a person commit, minor units of the paying coin, rounded DOWN once.
 *
 * @param heldScale  of the coin that is held
 */
export const commitCap = (
  average: Fraction | null,
  factorUnits: bigint,
  { heldScale, payScale }: { readonly heldScale: number; readonly payScale: number },
): bigint =>
  average === null
    ? 0n
    : mulDiv(
        average.numerator * factorUnits,
        10n ** BigInt(payScale),
        average.denominator * 10n ** BigInt(FACTOR_SCALE + heldScale),
        'down',
      );

/**
 * Whether a round may ask for a period: whole days that nobody has begun yet, and that are public before it is needed.
 *
 * @param neededMs  when the condition is judged first
 */
export function isPeriodRight(
  { firstDay, lastDay }: Pick<HoldingTerms, 'firstDay' | 'lastDay'>,
  neededMs: number,
  nowMs: number,
): boolean {
  const days = holdingDays({ firstDay, lastDay });
  return (
    firstDay > businessDayOf(nowMs) && days >= 1 && days <= HOLDING_DAYS_MAX && holdingPublicMs(lastDay) <= neededMs
  );
}
