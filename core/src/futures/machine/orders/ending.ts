import type { Ladder } from '../../../matching/ladder.ts';
import { NODE } from '../../../matching/order-pool.ts';
import { EVENT } from '../../journal/event-words.ts';
import { sideOf, TERM } from '../../journal/terms.ts';
import { END_REASONS, type EndReason } from '../event.ts';
import { BUY } from '../stakes.ts';
import type { FuturesState } from '../state.ts';
import { IS_TAKING, IS_WAITING } from './draft.ts';
import type { OpenOrders } from './open-orders.ts';
import type { WaitingStops } from './waiting-stops.ts';

const { LOTS, OPEN, WIDE } = NODE;
const { CONTRACT_MASK } = TERM;

/** How orders end or become smaller, wherever they stand; each says so. */
export class Ending {
  constructor(
    private readonly state: FuturesState,
    private readonly open: OpenOrders,
    private readonly stops: WaitingStops,
  ) {}

  /** Takes an open or waiting order out. */
  end(slot: number, reason: EndReason): void {
    const terms = this.open.termsOf(slot);
    if ((terms & IS_WAITING) !== 0) this.stops.remove(slot);
    else if ((terms & IS_TAKING) === 0) this.bookOf(slot).remove(slot);
    this.leave(slot, reason);
  }

  /** An order that is in no book any more, or was in none, is no longer open. */
  leave(slot: number, reason: EndReason): void {
    const { open } = this;
    this.write(open.idOf(slot), open.ownerOf(slot), open.termsOf(slot), open.openLotsOf(slot), reason);
    open.forget(slot);
  }

  /** Tells of the end of an order that is no longer kept. `refusal`: why it was not placed, one more than its number. */
  write(id: number, owner: number, terms: number, openLots: number, reason: EndReason, refusal = 0): void {
    const { events, accounts } = this.state;
    const contract = terms & CONTRACT_MASK;
    events.write(EVENT.ENDED, id, accounts.idAt(owner), contract, openLots, END_REASONS.indexOf(reason), refusal);
  }

  /** Makes an open order smaller where it stands; something of it is left. */
  reduce(slot: number, less: number): void {
    const { open } = this;
    const { pool, events, accounts } = this.state;
    open.takeLots(slot, less);
    const terms = open.termsOf(slot);
    if ((terms & IS_TAKING) === 0) this.bookOf(slot).reduce(slot, less);
    else pool.wide[slot * WIDE + OPEN]! -= less;
    const lots = open.lotsOf(slot) - less;
    pool.wide[slot * WIDE + LOTS] = lots;
    const account = accounts.idAt(open.ownerOf(slot));
    events.write(EVENT.AMENDED, open.idOf(slot), account, terms & CONTRACT_MASK, lots, open.openLotsOf(slot));
  }

  private bookOf(slot: number): Ladder {
    const terms = this.open.termsOf(slot);
    const { book } = this.state.contracts[terms & CONTRACT_MASK]!;
    return sideOf(terms) === BUY ? book.bids : book.asks;
  }
}
