import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import {
  ATTO_SCALE,
  bestTier,
  daysInterestMinor,
  effectiveRate,
  exampleMinor,
  judgeTiers,
  slicesOf,
  type Tier,
} from '@bourse/core/earn/rate.ts';
import { parseAmount, formatAmount as writeAmount } from '@bourse/core/money/amount.ts';
import { readTypedText } from '@bourse/core/money/typed.ts';
import { bpsOfPercent, percentOfBps, RATE_PLACES } from '../../../lib/actions/percent.ts';
import type { EarnProduct } from '../api/products.ts';
import type { SentRow } from './rate-rows.ts';

/** A row as it is typed; the last one has no bound. */
export interface TypedRow {
  readonly upTo: string;
  readonly percent: string;
}

/** The rates of a moment: the last ones that have begun, or the first where none has. */
export const rowsAt = ({ rates }: EarnProduct, atMs: number): readonly SentRow[] =>
  (rates.filter(({ fromMs }) => fromMs <= atMs).at(-1) ?? rates[0])?.tiers ?? [];

/** Rates that are announced and have not begun. */
export const announced = ({ rates }: EarnProduct, atMs: number) => rates.find(({ fromMs }) => fromMs > atMs) ?? null;

export const typedRows = (rows: readonly SentRow[]): readonly TypedRow[] =>
  rows.length === 0
    ? [{ upTo: '', percent: '' }]
    : rows.map(({ upTo, rateBps }) => ({ upTo: upTo ?? '', percent: percentOfBps(rateBps) }));

/** Rows as they are sent; null while one of them is none. */
export function sentRows(rows: readonly TypedRow[]): readonly SentRow[] | null {
  const sent: SentRow[] = [];
  for (const [at, { upTo, percent }] of rows.entries()) {
    const rateBps = bpsOfPercent(percent);
    const isLast = at === rows.length - 1;
    const bound = isLast ? null : readTypedText(upTo);
    if (rateBps === null || (bound !== null && !bound.ok)) return null;
    sent.push({ upTo: bound === null ? null : bound.value, rateBps: Number(rateBps) });
  }
  return judgeTiers(tiersOf(sent)) === null ? sent : null;
}

const THOUSAND = 1_000n * 10n ** BigInt(ATTO_SCALE);
const minorOf = (text: string, scale: number): bigint => {
  const read = parseAmount(text, scale);
  return read.ok ? read.value : 0n;
};
const tiersOf = (rows: readonly SentRow[], scale = ATTO_SCALE): readonly Tier[] =>
  rows.map(({ upTo, rateBps }) => ({ upToMinor: upTo === null ? null : minorOf(upTo, scale), rateBps }));

/** What people will read of rows: the best rate with the slice that earns it, each slice, and the rate at 1,000. */
export function previewOf(rows: readonly SentRow[]) {
  const tiers = tiersOf(rows);
  const best = tiers.findIndex(({ rateBps }) => rateBps === bestTier(tiers).rateBps);
  const slices = slicesOf(0n, tiers).map(({ rateBps }, at) => ({
    /** Null for the first one. */
    from: rows[at - 1]?.upTo ?? null,
    upTo: rows[at]!.upTo,
    rateBps,
  }));
  return { best: slices[best]!, slices, atThousand: effectiveRate(THOUSAND, tiers, RATE_PLACES) } as const;
}

/**
 * What the rules that people read show as an example of rows: an amount, what it earns in a day in its coin’s own places,
 * and its rate as a whole. Null where there is nothing to show, because all of an amount earns one rate.
 */
export function exampleOf(rows: readonly SentRow[], scale: number) {
  const tiers = tiersOf(rows, scale);
  const minor = exampleMinor(tiers);
  // A bound may be so small that the coin cannot hold it; the exchange refuses such rows.
  if (minor === null || minor === 0n) return null;
  return {
    amount: writeAmount(minor, scale),
    interest: writeAmount(daysInterestMinor(minor, tiers, 1), scale),
    rateBps: Number(effectiveRate(minor, tiers, 2)),
  } as const;
}

/** The first full hour at which other rates may begin: a day ahead, after all that are known; the first ones at once. */
export function earliestMs({ rates }: EarnProduct, nowMs: number): number {
  const last = rates.at(-1)?.fromMs;
  if (last === undefined) return Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  return Math.max(Math.ceil((nowMs + DAY_MS) / HOUR_MS) * HOUR_MS, last + HOUR_MS);
}
