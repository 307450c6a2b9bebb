import type { Print } from './market.ts';
import { wholeOf } from './whole.ts';

/** Whether the newest trade was above or below the latest one with a different price. */
export function directionOfTrades(rows: readonly Print[], priceScale: number): 'up' | 'down' | 'none' {
  const [newest] = rows;
  const other = rows.find(({ price }) => price !== newest?.price);
  if (!newest || !other) return 'none';
  return wholeOf(newest.price, priceScale) > wholeOf(other.price, priceScale) ? 'up' : 'down';
}
