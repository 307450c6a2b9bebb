import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { priceText, ticksOf } from '@bourse/core/trading/grid.ts';
import { type AmountProblem, readTyped } from '../../balances/public.ts';
import type { MarketGrid } from '../../spot/public.ts';

/** What is wrong with a field: with its text, or with what it asks, as the server would refuse it. */
export type Problem =
  | { readonly of: 'text'; readonly problem: AmountProblem; readonly asset: string }
  | { readonly of: 'rule'; readonly code: RuleCode; readonly details: Readonly<Record<string, string>> };

export type RuleCode =
  | 'WHOLE'
  | 'OFF_TICK'
  | 'PRICE_TOO_HIGH'
  | 'GRID_COUNT'
  | 'GRID_RANGE_NARROW'
  | 'GRID_LEVELS_EQUAL'
  | 'GRID_NO_PROFIT'
  | 'GRID_INVESTMENT_LOW'
  | 'GRID_INVESTMENT_HIGH'
  | 'GRID_PRICE_OUTSIDE'
  | 'GRID_TRIGGER'
  | 'GRID_TAKE_PROFIT'
  | 'GRID_STOP_LOSS';

export const ruled = (code: RuleCode, details: Readonly<Record<string, string>> = {}): Problem => ({
  of: 'rule',
  code,
  details,
});

export type ReadPrice = { readonly ticks: number; readonly text: string } | { readonly problem: Problem };

/** Texts may have as many places as any coin; what is finer than the market's tick is said by name. */
const TEXT_SCALE = 18;

/** A price as it was typed, in ticks. */
export function readPrice(typed: string, grid: MarketGrid, quote: string): ReadPrice {
  const read = readTyped(typed, TEXT_SCALE);
  if (!read.ok) return { problem: { of: 'text', problem: read.problem, asset: quote } };
  const minor = readAmount(read.amount, TEXT_SCALE);
  const step = 10n ** BigInt(TEXT_SCALE - grid.priceScale);
  const ticks = minor % step === 0n ? ticksOf(minor / step, grid) : null;
  if (ticks?.ok) return { ticks: ticks.value, text: priceText(ticks.value, grid) };
  if (ticks && ticks.refusal.code === 'PRICE_TOO_HIGH') {
    return { problem: ruled('PRICE_TOO_HIGH', { max: String(ticks.refusal.details?.max ?? '') }) };
  }
  return { problem: ruled('OFF_TICK', { tick: formatAmount(grid.tick, grid.priceScale) }) };
}

/** The same for a field that may stay empty: null then. */
export const readOptionalPrice = (typed: string, grid: MarketGrid, quote: string): ReadPrice | null =>
  typed.trim() === '' ? null : readPrice(typed, grid, quote);

/** A price of the server's in ticks; null where there is none. */
export function ticksOfText(text: string | null, grid: MarketGrid): number | null {
  if (text === null) return null;
  const ticks = ticksOf(readAmount(text, grid.priceScale), grid);
  return ticks.ok ? ticks.value : null;
}
