import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import type { RateRow } from '../api/queries.ts';
import { bpsText } from './offer.ts';

const SHOWN_MS = 30 * DAY_MS;
/** Finer than a pixel of the narrowest picture is for nobody. */
const STEP_MS = 6 * HOUR_MS;
const RATE_SCALE = 4;
/** Hundredths of a percent in the unit of the line, which has four places of a percent. */
const UNITS_OF_BPS = 100n;
const CHANGES_MAX = 5;

export interface RateChange {
  readonly fromMs: number;
  readonly rate: string;
}

/** What a product earned, as a line and in words. */
export interface RateHistory {
  /** True where it is of 1,000 USDT’s worth as a whole; of the first slice where the coin has no price. */
  readonly isOfThousand: boolean;
  /** Heights of the line, from the oldest moment to now. Pixels may be floating. */
  readonly points: readonly number[];
  /** Where the picture ends above; below it ends at zero, so that a small change looks small. */
  readonly high: number;
  /** Highest first. */
  readonly yLabels: readonly string[];
  readonly fromMs: number;
  readonly lowest: string;
  readonly highest: string;
  readonly now: string;
  /** The latest first. */
  readonly changes: readonly RateChange[];
  /** What is announced and has not begun. */
  readonly ahead: readonly RateChange[];
}

/** The next round number of the scale, in hundredths of a percent, that halves to another one. */
function roundUp(bps: bigint): bigint {
  const step = bps <= 100n ? 20n : bps <= 500n ? 100n : bps <= 2_000n ? 200n : 1_000n;
  return ((bps + step - 1n) / step) * step || step;
}

/**
 * The rates of a product as they stood in the last thirty days.
 *
 * @param rows  the earliest first; rows that have not begun are announced
 * @returns     null where none has begun
 */
export function rateHistoryOf(rows: readonly RateRow[], nowMs: number): RateHistory | null {
  const isOfThousand = rows.every(({ rateAtThousand }) => rateAtThousand !== null);
  const unitsOf = ({ rateAtThousand, tiers }: RateRow): bigint =>
    isOfThousand ? readAmount(rateAtThousand ?? '0', RATE_SCALE) : BigInt(tiers[0]?.rateBps ?? 0) * UNITS_OF_BPS;
  const text = (units: bigint) => bpsText(units / UNITS_OF_BPS);
  const begun = rows
    .filter(({ fromMs }) => fromMs <= nowMs)
    .map((row) => ({ fromMs: row.fromMs, units: unitsOf(row) }));
  const first = begun[0];
  const last = begun.at(-1);
  if (!first || !last) return null;
  const fromMs = Math.max(first.fromMs, nowMs - SHOWN_MS);
  const at = (atMs: number) => begun.findLast((row) => row.fromMs <= atMs)?.units ?? first.units;
  const moments = Array.from(
    { length: Math.max(Math.ceil((nowMs - fromMs) / STEP_MS), 1) },
    (_, index) => fromMs + index * STEP_MS,
  );
  const units = [...moments.map(at), last.units];
  const shown = begun
    .filter((_, index) => (begun[index + 1]?.fromMs ?? Number.POSITIVE_INFINITY) > fromMs)
    .map((row) => row.units);
  const lowest = shown.reduce((low, each) => (each < low ? each : low));
  const highest = shown.reduce((high, each) => (each > high ? each : high));
  const high = roundUp((highest + UNITS_OF_BPS - 1n) / UNITS_OF_BPS);
  const said = (row: { readonly fromMs: number; readonly units: bigint }): RateChange => ({
    fromMs: row.fromMs,
    rate: text(row.units),
  });
  return {
    isOfThousand,
    points: units.map(Number),
    high: Number(high * UNITS_OF_BPS),
    yLabels: [bpsText(high), bpsText(high / 2n), bpsText(0)],
    fromMs,
    lowest: text(lowest),
    highest: text(highest),
    now: text(last.units),
    changes: begun
      .slice(1)
      .filter((row) => row.fromMs > fromMs)
      .map(said)
      .reverse()
      .slice(0, CHANGES_MAX),
    ahead: rows.filter((row) => row.fromMs > nowMs).map((row) => said({ fromMs: row.fromMs, units: unitsOf(row) })),
  };
}
