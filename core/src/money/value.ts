import { type Direction, mulDiv } from './round.ts';

/** Places of a USDT minor unit. */
export const USDT_SCALE = 6;
/** A number of whole USDT in minor units. */
export const usdtMinor = (whole: number | bigint): bigint => BigInt(whole) * 10n ** BigInt(USDT_SCALE);

/** A price as an exact fraction: one coin costs `priceUnits` / 10^`priceScale` of the quote. 2,500.5 is { 25005n, 1 }. */
export interface Price {
  readonly priceUnits: bigint;
  readonly priceScale: number;
}

/**
 * What an amount is worth in USDT. Rounded down by default, because an estimate must not show more than there is. Where
 * a limit must not be evaded by rounding, the caller rounds up.
 *
 * @param amountMinor  minor units of the coin
 * @param scale        places of the coin's minor unit
 * @param price        USDT for one coin
 * @returns            USDT minor units (six places)
 */
export function usdtValueMinor(
  amountMinor: bigint,
  scale: number,
  price: Price,
  direction: Direction = 'down',
): bigint {
  return valueMinor(amountMinor, scale, price, USDT_SCALE, direction);
}

/**
 * What an amount is worth in any quote.
 *
 * @param quoteScale  places of the quote's minor unit
 * @returns           minor units of the quote
 */
export function valueMinor(
  amountMinor: bigint,
  scale: number,
  price: Price,
  quoteScale: number,
  direction: Direction,
): bigint {
  if (price.priceUnits < 0n) throw new RangeError('a price is zero or more');
  const numerator = price.priceUnits * 10n ** BigInt(quoteScale);
  return mulDiv(amountMinor, numerator, 10n ** BigInt(scale + price.priceScale), direction);
}

/**
 * How much of a coin a USDT amount buys.
 *
 * @param usdtMinor  USDT minor units (six places)
 * @param scale      places of the coin's minor unit
 * @param price      USDT for one coin, above zero
 * @returns          minor units of the coin
 */
export function amountForUsdtMinor(usdtMinor: bigint, scale: number, price: Price, direction: Direction): bigint {
  return mulDiv(
    usdtMinor,
    10n ** BigInt(scale + price.priceScale),
    price.priceUnits * 10n ** BigInt(USDT_SCALE),
    direction,
  );
}
