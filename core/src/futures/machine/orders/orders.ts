import type { EndReason } from '../event.ts';
import type { UnitOrders } from '../risk/unit-orders.ts';
import type { FuturesState } from '../state.ts';
import { Acceptance } from './acceptance.ts';
import { Closing } from './closing.ts';
import { Desk } from './desk.ts';
import { Ending } from './ending.ts';
import { Matching } from './matching.ts';
import { OpenOrders } from './open-orders.ts';
import { WaitingStops } from './waiting-stops.ts';
import { Waking } from './waking.ts';

/** All that there is of orders. */
export class Orders implements UnitOrders {
  readonly open: OpenOrders;
  readonly stops: WaitingStops;
  readonly desk: Desk;
  private readonly matching: Matching;
  private readonly closing: Closing;
  private readonly waking: Waking;

  constructor(state: FuturesState) {
    const open = new OpenOrders(state);
    const stops = new WaitingStops(state, open);
    const ending = new Ending(state, open, stops);
    const closing = new Closing(state, open, ending);
    const acceptance = new Acceptance(state);
    const matching = new Matching(state, { open, stops, ending, closing });
    this.open = open;
    this.stops = stops;
    this.closing = closing;
    this.matching = matching;
    this.desk = new Desk(state, { open, stops, ending, closing, acceptance, matching });
    this.waking = new Waking(state, { open, stops, ending, closing, acceptance, matching });
  }

  readonly sweep: Matching['sweep'] = (...asked) => this.matching.sweep(...asked);

  /** Ends all open and waiting orders of a stake, the latest first. */
  endAllOf(stake: number, reason: EndReason): void {
    this.closing.endAllOf(stake, reason);
  }

  /** A position of a stake has changed outside of a trade: its orders follow. */
  settled(stake: number): void {
    this.closing.settled(stake);
  }

  /** A mark has changed: stops may be due. */
  noteMark(contract: number): true {
    this.stops.note(contract);
    return true;
  }

  /** Whether stops are due that are still asleep. */
  get isDue(): boolean {
    return this.stops.isDue;
  }

  /** Wakes stops that are due, as many as one command may. */
  wakeDue(): void {
    this.waking.wakeDue();
  }
}
