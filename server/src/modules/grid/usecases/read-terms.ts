import { parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { type Grid, priceText, TICKS_MAX, ticksOf } from '@bourse/core/trading/grid.ts';

/** As many places as the finest coin has; what is finer than the market's tick is then refused by the field's name. */
const TEXT_SCALE = 18;

type PriceRefusal = 'OFF_TICK' | 'PRICE_TOO_HIGH';

/** A price in ticks. @refuses OFF_TICK | PRICE_TOO_HIGH, with the field */
export function readTicks(text: string, grid: Grid, field: string): Result<number, PriceRefusal> {
  const read = parseAmount(text, TEXT_SCALE);
  // The contract admits only plain decimals of at most eighteen places, so the only remaining fault is too many digits.
  if (!read.ok) return refuse('PRICE_TOO_HIGH', { price: text, max: priceText(TICKS_MAX, grid), field });
  const step = 10n ** BigInt(TEXT_SCALE - grid.priceScale);
  // If the price is not a multiple of the tick, the result is zero ticks, which is refused below.
  const price = read.value % step === 0n ? read.value / step : 0n;
  const ticks = ticksOf(price, grid);
  if (ticks.ok) return ticks;
  return refuse(ticks.refusal.code as PriceRefusal, { ...ticks.refusal.details, price: text, field });
}

/** The same for a price that may be absent; null then. */
export function readOptionalTicks(
  text: string | undefined,
  grid: Grid,
  field: string,
): Result<number | null, PriceRefusal> {
  return text === undefined ? ok(null) : readTicks(text, grid, field);
}
