import { Exchange, MARK_TICKS } from './exchange.ts';

const POSITIONS = 100_000;
const MARKS = 20_000;
const LOTS = 100;
/** Of a notional of 100 USDT. */
const MONEY_MINOR = 50_000_000;

/** Microseconds of a mark while so many positions are open and none of them is due: the price walks by up to a tenth of a percent. */
export function markCostUs(scale: number, clock: () => number): number {
  const positions = Math.round((POSITIONS * scale) / 2) * 2;
  const exchange = new Exchange();
  for (let account = 1; account <= positions; account += 1) exchange.open(account, MONEY_MINOR, 10);
  for (let account = 1; account < positions; account += 2) exchange.meet(account, account + 1, MARK_TICKS, LOTS);
  // The first one looks at everybody.
  exchange.mark(MARK_TICKS);
  exchange.flush();
  if (exchange.positionCount() !== positions) throw new Error(`${exchange.positionCount()} positions`);
  const from = clock();
  for (let at = 0; at < MARKS; at += 1) {
    exchange.mark(MARK_TICKS + (((at * 7_919) % 2_001) - 1_000));
    exchange.flush();
  }
  const seconds = clock() - from;
  if (exchange.positionCount() !== positions) throw new Error('a position was liquidated');
  return (seconds / MARKS) * 1e6;
}
