import { LONG, SHORT } from '../../core/src/futures/machine/stakes.ts';
import { CONTRACT, Exchange, MARK_TICKS, order } from './exchange.ts';

const POSITIONS = 10_000;
const LOTS = 100;
/** Of a notional of 100 USDT at a leverage of five, and up to 5 USDT more: gone at a fall of a quarter. */
const LONG_MINOR = 21_000_000;
const SHORT_MINOR = 60_000_000;
const MORE_MINOR = 5_000_000;
const FALLEN_TICKS = 700_000;
/** Somebody who buys a half of what is sold, close below the mark. */
const BUYER = 900_000_001;
const BUYER_MINOR = 100_000_000_000_000;
const BUYER_ORDERS = 100;

export interface FallCost {
  readonly worstMs: number;
  readonly eachUs: number;
  readonly commands: number;
  /** Shares of the liquidated lots that the market took, and that were closed against the other side. */
  readonly marketShare: number;
}

/** A price falls by 30 percent at once and ruins ten thousand longs: half of them are sold in the market, half deleveraged. */
export function fallCost(scale: number, clock: () => number): FallCost {
  const positions = Math.max(BUYER_ORDERS * 2, Math.round((POSITIONS * scale) / 100) * 100);
  const exchange = new Exchange();
  const { core } = exchange;
  for (let one = 1; one <= positions; one += 1) {
    const moreMinor = (one * 7_919_717) % MORE_MINOR;
    exchange.open(one, SHORT_MINOR + moreMinor, 5);
    exchange.open(one + positions, LONG_MINOR + moreMinor, 5);
  }
  for (let one = 1; one <= positions; one += 1) exchange.meet(one, one + positions, MARK_TICKS, LOTS);
  exchange.open(BUYER, BUYER_MINOR, 10);
  exchange.send({
    kind: 'creditPot',
    pot: 'fund',
    contract: CONTRACT,
    amountMinor: 1_000_000_000_000,
    transferId: 'fund',
  });
  // The first mark looks at everybody.
  exchange.mark(MARK_TICKS);
  exchange.flush();
  const openBefore = exchange.openLots(LONG);
  const costs: number[] = [];
  const timed = (send: () => void) => {
    send();
    const from = clock();
    exchange.flush();
    costs.push(clock() - from);
  };
  timed(() => exchange.mark(FALLEN_TICKS));
  const total = { lots: (positions * LOTS) / 2 };
  for (let at = 0; at < BUYER_ORDERS; at += 1)
    exchange.send(order(BUYER, 'buy', FALLEN_TICKS - 1 - at, total.lots / BUYER_ORDERS));
  exchange.flush();
  while (core.isDue) timed(() => exchange.send({ kind: 'continue' }));
  const [left, right] = [exchange.openLots(LONG), exchange.openLots(SHORT)];
  if (left !== right || left > openBefore / 2) throw new Error(`${left} lots LONG, ${right} SHORT`);
  const sum = costs.reduce((one, other) => one + other, 0);
  return {
    worstMs: Math.max(...costs) * 1e3,
    eachUs: (sum / positions) * 1e6,
    commands: costs.length,
    marketShare: left / openBefore,
  };
}
