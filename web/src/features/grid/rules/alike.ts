import { amount } from '../../../lib/format.ts';

/** How prices of one ladder are written: each with as many places as the finest of them has, so that they stand in a column. */
export function alike(prices: readonly string[]): (price: string) => string {
  const places = Math.max(0, ...prices.map((price) => price.split('.')[1]?.length ?? 0));
  return (price) => amount(price, { places });
}
