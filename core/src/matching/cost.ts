/** A fee rate's whole: rates are parts per million of the traded quote amount. */
export const PPM = 1_000_000;
const MILLION = PPM;

/**
 * The most that one lot can cost a buyer at a price, in units of quote: the price and its fee rounded up to a whole unit.
 * What a buy holds is this times its open lots, so that it is enough however the order is cut into fills.
 *
 * @param ticks   the price
 * @param feePpm  the higher of the order's two rates; 0 where the fee is not paid on top
 */
export function mostPerLot(ticks: number, feePpm: number): number {
  return ticks + Math.ceil((ticks * feePpm) / MILLION);
}
