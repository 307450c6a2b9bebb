import { sideOf, TERM } from '../../journal/terms.ts';
import type { Contract } from '../contract.ts';
import type { FuturesState } from '../state.ts';

const NO_RATES = { makerPpm: 0, takerPpm: 0 };
const { IS_FOK, IS_IOC, IS_MARKET, IS_REDUCE_ONLY, NO_POSITION, POSITION, POSITION_SHIFT } = TERM;

/** Bits of the machine's own in an open order's terms: it is in no book, because it takes, or because it waits for a price. */
export const IS_TAKING = 1 << 28;
export const IS_WAITING = 1 << 30;

/** Whether an order with these terms may close either position and open the other, as in one-way mode. */
export const isOneWay = (terms: number): boolean => (terms & POSITION) === NO_POSITION;

/** Whether it only closes: it sells of LONG or buys of SHORT, or is reduce-only. */
export const isClosing = (terms: number): boolean =>
  isOneWay(terms) ? (terms & IS_REDUCE_ONLY) !== 0 : (terms & POSITION) >>> POSITION_SHIFT !== sideOf(terms);

/** An order that is asked for, or a stop that wakes, while it is judged. One is used again for all. */
export class Draft {
  id = 0;
  priority = 0;
  account = 0;
  /** The account's place, -1 where it is not open. */
  owner = -1;
  contract!: Contract;
  /** -1 where the account has none in the contract yet. */
  stake = -1;
  terms = 0;
  /** BUY or SELL; the number of the position that it opens. What it closes is the other one. */
  side = 0;
  ticks = 0;
  lots = 0;
  /** The worst price that it takes, and at which it holds: its own, or for a market order one near the mark. */
  limitTicks = 0;
  makerPpm = 0;
  takerPpm = 0;
  /** Lots that it holds for, and what it holds. */
  coveredLots = 0;
  heldMinor = 0;
  clientId = '';

  takeSide(): void {
    this.side = sideOf(this.terms);
  }

  /** Its rates are those of its account's level now; the last of the table where it has no such level. */
  takeRates({ accounts, fees: { levels } }: FuturesState): void {
    const { makerPpm, takerPpm } = levels[accounts.levelAt(this.owner)] ?? levels.at(-1) ?? NO_RATES;
    this.makerPpm = makerPpm;
    this.takerPpm = takerPpm;
  }

  get isMarket(): boolean {
    return (this.terms & IS_MARKET) !== 0;
  }

  get isClosing(): boolean {
    return isClosing(this.terms);
  }

  /** Whether what is left of it stays in the book. */
  get rests(): boolean {
    return (this.terms & (IS_MARKET | IS_IOC | IS_FOK)) === 0;
  }
}
