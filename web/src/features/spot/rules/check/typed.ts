import { formatAmount } from '@bourse/core/money/amount.ts';
import { parseTyped, type TypedRefusal } from '@bourse/core/money/typed.ts';
import { lotsOf, ticksOf } from '@bourse/core/trading/grid.ts';
import { displayLotsMin, ICEBERG_PARTS_MAX } from '@bourse/core/trading/orders/iceberg.ts';
import { TRAIL_BPS_MAX, TRAIL_BPS_MIN } from '@bourse/core/trading/orders/trailing.ts';
import type { MarketGrid } from '../market.ts';
import type { OrderDraft } from '../order-draft.ts';

export type OrderField = 'price' | 'stopPrice' | 'quantity' | 'total' | 'displayQuantity' | 'trail';

/** Why a field cannot be sent: the server's refusal code, with its numbers as decimal text. */
export interface Problem {
  readonly code:
    | Exclude<TypedRefusal, 'AMOUNT_REQUIRED'>
    | 'AMOUNT_ZERO'
    | 'PRICE_REQUIRED'
    | 'STOP_PRICE_REQUIRED'
    | 'QUANTITY_REQUIRED'
    | 'OFF_TICK'
    | 'OFF_LOT'
    | 'PRICE_TOO_HIGH'
    | 'QUANTITY_TOO_LARGE'
    | 'BELOW_MIN_NOTIONAL'
    | 'DISPLAY_TOO_LARGE'
    | 'TOO_MANY_PARTS'
    | 'TRAIL_REQUIRED'
    | 'TRAIL_OUT_OF_RANGE'
    | 'INSUFFICIENT_BALANCE';
  readonly details: Readonly<Record<string, string>>;
}

/** Decimal places of hundredths of a percent, in percent. */
const BPS_PLACES = 2;
export type Read<Value> = { readonly value: Value } | { readonly problem: Problem };
export const problem = (
  code: Problem['code'],
  details: Record<string, string | number | boolean> = {},
): { problem: Problem } => ({
  problem: { code, details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])) },
});

export function readMinor(text: string, scale: number, missing: Problem['code']): Read<bigint> {
  const parsed = parseTyped(text, scale);
  if (!parsed.ok) {
    const { code, details } = parsed.refusal;
    return problem(code === 'AMOUNT_REQUIRED' ? missing : code, details ?? {});
  }
  return parsed.value === 0n ? problem('AMOUNT_ZERO') : { value: parsed.value };
}

export function readTicks(text: string, grid: MarketGrid, missing: Problem['code']): Read<number> {
  // Too many decimal places are also off the tick, and the tick explains more than a number of places.
  const tick = formatAmount(grid.tick, grid.priceScale);
  const read = readMinor(text, grid.priceScale, missing);
  if ('problem' in read) return read.problem.code === 'AMOUNT_PLACES' ? problem('OFF_TICK', { tick }) : read;
  const ticks = ticksOf(read.value, grid);
  return ticks.ok ? { value: ticks.value } : problem(ticks.refusal.code, ticks.refusal.details ?? {});
}

export function readLots(text: string, grid: MarketGrid): Read<number> {
  const lot = formatAmount(grid.lotMinor, grid.baseScale);
  const read = readMinor(text, grid.baseScale, 'QUANTITY_REQUIRED');
  if ('problem' in read) return read.problem.code === 'AMOUNT_PLACES' ? problem('OFF_LOT', { lot }) : read;
  const lots = lotsOf(read.value, grid);
  return lots.ok ? { value: lots.value } : problem(lots.refusal.code, lots.refusal.details ?? {});
}

/** How far a stop follows the price, hundredths of a percent. */
export function readTrail(text: string): Read<number> {
  const read = readMinor(text, BPS_PLACES, 'TRAIL_REQUIRED');
  if ('problem' in read) return read;
  const bps = Number(read.value);
  if (bps >= TRAIL_BPS_MIN && bps <= TRAIL_BPS_MAX) return { value: bps };
  const percent = (value: number) => formatAmount(BigInt(value), BPS_PLACES);
  return problem('TRAIL_OUT_OF_RANGE', { min: percent(TRAIL_BPS_MIN), max: percent(TRAIL_BPS_MAX) });
}

/** How many lots the book shows at a time: no more than the order has, and not too few for the market's maximum of parts. */
export function readDisplay(
  { displayQuantity }: OrderDraft,
  lots: number | null | undefined,
  grid: MarketGrid,
): Read<number> {
  const read = readLots(displayQuantity, grid);
  if ('problem' in read || lots === null || lots === undefined) return read;
  const text = (count: number) => formatAmount(BigInt(count) * grid.lotMinor, grid.baseScale);
  if (read.value > lots) return problem('DISPLAY_TOO_LARGE', { max: text(lots) });
  if (read.value >= displayLotsMin(lots)) return read;
  return problem('TOO_MANY_PARTS', { max: ICEBERG_PARTS_MAX, min: text(displayLotsMin(lots)) });
}
