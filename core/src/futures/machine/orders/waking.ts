import { EVENT } from '../../journal/event-words.ts';
import { TERM } from '../../journal/terms.ts';
import { FUTURES_REFUSALS, type FuturesRefusal } from '../event.ts';
import type { FuturesState } from '../state.ts';
import type { Acceptance } from './acceptance.ts';
import { type Closing, closedBy } from './closing.ts';
import { Draft, IS_WAITING } from './draft.ts';
import type { Ending } from './ending.ts';
import type { Matching } from './matching.ts';
import type { OpenOrders } from './open-orders.ts';
import type { WaitingStops } from './waiting-stops.ts';

const { IS_BOUND, IS_MARKET } = TERM;

/** What waking needs of its neighbours. */
interface Neighbours {
  readonly open: OpenOrders;
  readonly stops: WaitingStops;
  readonly ending: Ending;
  readonly closing: Closing;
  readonly acceptance: Acceptance;
  readonly matching: Matching;
}

/** Wakes the stops that a price has reached: each is judged as if it came now. */
export class Waking {
  private readonly draft = new Draft();

  constructor(
    private readonly state: FuturesState,
    private readonly near: Neighbours,
  ) {}

  /** Wakes those that are due, the lowest id first, as many as one command may. */
  wakeDue(): void {
    const { stops } = this.near;
    for (let left = this.state.limits.wakesMax; left > 0; left -= 1) {
      const slot = stops.firstDue();
      if (slot === 0) return;
      this.wake(slot);
    }
  }

  private wake(slot: number): void {
    const { open, stops, ending, matching } = this.near;
    const { events } = this.state;
    const draft = this.read(slot);
    const pair = open.find(open.pairOf(slot));
    stops.remove(slot);
    open.forget(slot);
    if (pair >= 0) ending.end(pair, 'paired');
    const refusal = this.refuse(draft);
    if (refusal !== null) {
      ending.write(draft.id, draft.owner, draft.terms, draft.lots, 'notPlaced', FUTURES_REFUSALS.indexOf(refusal) + 1);
      return;
    }
    draft.priority = this.state.nextId++;
    events.write(EVENT.TRIGGERED, draft.id, draft.priority, draft.lots, draft.makerPpm, draft.takerPpm);
    matching.run(draft);
  }

  private refuse(draft: Draft): FuturesRefusal | null {
    const { acceptance, closing } = this.near;
    const { stakes } = this.state;
    const isBound = (draft.terms & IS_BOUND) !== 0;
    const refusal =
      acceptance.refuseStatus(draft) ??
      acceptance.refusePrice(draft) ??
      (isBound ? null : acceptance.refuseLots(draft)) ??
      acceptance.refuseSize(draft, draft.limitTicks);
    if (refusal !== null) return refusal;
    if (isBound) {
      closing.shrink(draft.stake, draft.side, stakes.lotsOf(draft.stake, closedBy(draft.side)) - draft.lots);
    }
    return acceptance.refuseMeans(draft) ?? acceptance.refuseMatch(draft);
  }

  private read(slot: number): Draft {
    const { draft } = this;
    const { accounts, contracts, stakes } = this.state;
    const { open } = this.near;
    draft.id = open.idOf(slot);
    draft.terms = open.termsOf(slot) & ~IS_WAITING;
    draft.owner = open.ownerOf(slot);
    draft.account = accounts.idAt(draft.owner);
    draft.stake = open.stakeOf(slot);
    draft.contract = contracts[stakes.contractOf(draft.stake)]!;
    draft.takeSide();
    draft.ticks = (draft.terms & IS_MARKET) !== 0 ? 0 : open.ticksOf(slot);
    draft.lots = open.lotsOf(slot);
    draft.clientId = open.clientIdOf(slot);
    if ((draft.terms & IS_BOUND) !== 0) {
      const there = stakes.lotsOf(draft.stake, closedBy(draft.side));
      draft.lots = Math.min(draft.lots || there, there);
    }
    draft.takeRates(this.state);
    return draft;
  }
}
