import { ORDER_IDS } from '../../../journal/remembered.ts';
import { lengthOf, textAt, wideAt } from '../../../journal/words.ts';
import { COMMAND } from '../../journal/command-words.ts';
import { contentOf } from '../../journal/content.ts';
import { EVENT } from '../../journal/event-words.ts';
import { stopTermsWord, TERM } from '../../journal/terms.ts';
import type { AmendCommand, CancelAllCommand, PlaceStopsCommand, StopTerms } from '../command.ts';
import type { FuturesRefusal } from '../event.ts';
import { TICKS_LIMIT } from '../limits.ts';
import type { FuturesState } from '../state.ts';
import type { Acceptance } from './acceptance.ts';
import { type Closing, closedBy } from './closing.ts';
import { Draft, IS_WAITING, isClosing } from './draft.ts';
import type { Ending } from './ending.ts';
import { KnownIds } from './known-ids.ts';
import type { Matching } from './matching.ts';
import type { OpenOrders } from './open-orders.ts';
import { WaitingStops } from './waiting-stops.ts';

const { CANCEL_ACCOUNT, CANCEL_CLIENT, CANCEL_ORDER } = COMMAND;
const { PLACE_ACCOUNT, PLACE_CLIENT, PLACE_LOTS, PLACE_TERMS, PLACE_TICKS } = COMMAND;
const { CONTRACT_MASK, IS_BOUND, WAKES_BELOW } = TERM;

const NOTHING: readonly number[] = [];

/** What the desk needs of its neighbours. */
interface Neighbours {
  readonly open: OpenOrders;
  readonly stops: WaitingStops;
  readonly ending: Ending;
  readonly closing: Closing;
  readonly acceptance: Acceptance;
  readonly matching: Matching;
}

/** Where orders are asked for: answers what each asking is, and lets run what is accepted. */
export class Desk {
  private readonly draft = new Draft();
  private readonly known: KnownIds;

  constructor(
    private readonly state: FuturesState,
    private readonly near: Neighbours,
  ) {
    this.known = new KnownIds(state.remembered);
  }

  /** Read from its words, because nearly all commands are orders and cancels. */
  place(words: Uint32Array, at: number): boolean {
    const { draft, state, near } = this;
    draft.account = wideAt(words, at + PLACE_ACCOUNT);
    draft.terms = words[at + PLACE_TERMS]!;
    draft.ticks = words[at + PLACE_TICKS]!;
    draft.lots = wideAt(words, at + PLACE_LOTS);
    const end = at + lengthOf(words[at]!);
    draft.clientId = at + PLACE_CLIENT < end ? textAt(words, at + PLACE_CLIENT, end) : '';
    const asked = draft.clientId === '' ? NOTHING : [draft.terms, draft.ticks, draft.lots];
    if (this.isKnown(draft.account, draft.clientId, asked)) return true;
    const refusal = this.refuse(draft);
    if (refusal !== null) return state.events.refuse(refusal, near.acceptance.details);
    if (draft.stake < 0) draft.stake = state.stakeOf(draft.owner, draft.contract.id);
    draft.id = draft.priority = state.nextId++;
    this.remember(draft.account, draft.clientId, asked, draft.id);
    state.events.write(EVENT.ACCEPTED, draft.id, draft.makerPpm, draft.takerPpm);
    near.matching.run(draft);
    return true;
  }

  /** One stop, or two that are alternatives. */
  placeStops(command: PlaceStopsCommand): boolean {
    const { state, near } = this;
    const { account, stops, clientId } = command;
    const drafts = stops.map((stop) => this.draftOf(command, stop));
    const asked = drafts.flatMap(({ terms, ticks, lots }, at) => [terms, ticks, stops[at]!.stopTicks, lots]);
    if (this.isKnown(account, clientId, asked)) return true;
    const refusal = this.refuseStops(command, drafts);
    if (refusal !== null) return state.events.refuse(refusal, near.acceptance.details);
    const firstId = state.nextId;
    state.nextId += drafts.length;
    const [, secondId = 0] = drafts.map((_draft, which) => firstId + which);
    this.remember(account, clientId, asked, firstId);
    state.events.write(EVENT.WAITING, firstId, secondId);
    for (const [which, draft] of drafts.entries()) {
      draft.id = draft.priority = firstId + which;
      draft.clientId = which === 0 ? clientId : '';
      draft.stake = state.stakeOf(state.accounts.find(account), draft.contract.id);
      const slot = near.open.wait(draft, drafts.length === 2 ? [secondId, firstId][which]! : 0);
      near.stops.add(slot, stops[which]!.stopTicks);
    }
    return true;
  }

  /** The end of the order is the answer. */
  cancel(words: Uint32Array, at: number): boolean {
    const account = wideAt(words, at + CANCEL_ACCOUNT);
    const slot = this.findOwn(account, wideAt(words, at + CANCEL_ORDER) || this.namedIn(words, at, account));
    if (slot < 0) return this.state.events.refuse('ORDER_NOT_FOUND');
    this.near.ending.end(slot, 'cancelled');
    return true;
  }

  cancelAll({ account, contract }: CancelAllCommand): boolean {
    const { accounts, stakes, events } = this.state;
    const { open, ending } = this.near;
    events.write(EVENT.DONE, 0);
    const owner = accounts.find(account);
    if (owner < 0) return true;
    const meant = accounts.stakesAt(owner).filter((stake) => contract === 0 || stakes.contractOf(stake) === contract);
    const slots = meant.flatMap((stake) => open.allOf(stake));
    slots.sort((one, other) => open.priorityOf(other) - open.priorityOf(one));
    for (const slot of slots) ending.end(slot, 'cancelled');
    return true;
  }

  /** Smaller only, and with something left: what has traded stays. */
  amend({ account, orderId, lots }: AmendCommand): boolean {
    const { events, contracts } = this.state;
    const { open, ending } = this.near;
    const slot = this.findOwn(account, orderId);
    if (slot < 0 || (open.termsOf(slot) & IS_WAITING) !== 0) return events.refuse('ORDER_NOT_FOUND');
    const before = open.lotsOf(slot);
    const tradedLots = before - open.openLotsOf(slot);
    if (lots >= before || lots <= tradedLots) return events.refuse('AMEND_NOT_LOWER', { lots: before, tradedLots });
    const terms = open.termsOf(slot);
    const { unitMinor, terms: rules } = contracts[terms & CONTRACT_MASK]!;
    const minMinor = rules.minNotionalMinor;
    if (!isClosing(terms) && open.ticksOf(slot) * lots * unitMinor < minMinor)
      return events.refuse('BELOW_MIN_NOTIONAL', { minMinor });
    ending.reduce(slot, before - lots);
    return true;
  }

  private refuse(draft: Draft): FuturesRefusal | null {
    const { acceptance } = this.near;
    const refusal =
      acceptance.refuseWhat(draft) ??
      acceptance.refuseLiquidating(draft) ??
      acceptance.refuseStatus(draft) ??
      acceptance.refusePrice(draft) ??
      acceptance.refuseLots(draft) ??
      acceptance.refuseSize(draft, draft.limitTicks);
    if (refusal !== null) return refusal;
    draft.takeRates(this.state);
    return acceptance.refuseMeans(draft) ?? acceptance.refuseMatch(draft);
  }

  private refuseStops(command: PlaceStopsCommand, drafts: readonly Draft[]): FuturesRefusal | null {
    const { acceptance } = this.near;
    const { contracts, accounts } = this.state;
    const { account, contract, stops } = command;
    if (contracts[contract] === undefined) return acceptance.no('CONTRACT_NOT_FOUND');
    if (accounts.find(account) < 0) return acceptance.no('ACCOUNT_NOT_OPEN');
    const [first, second] = stops;
    const isPair = second === undefined || (first!.isBound && second.isBound && first!.side === second.side);
    if (first === undefined || stops.length > 2 || !isPair) return acceptance.no('INVALID_ORDER');
    for (const [which, draft] of drafts.entries()) {
      const refusal = this.refuseStop(draft, stops[which]!.stopTicks, stops.length);
      if (refusal !== null) return refusal;
    }
    return null;
  }

  private refuseStop(draft: Draft, stopTicks: number, count: number): FuturesRefusal | null {
    const { acceptance } = this.near;
    return (
      acceptance.refuseWhat(draft) ??
      (stopTicks === 0 || stopTicks >= TICKS_LIMIT ? acceptance.no('INVALID_ORDER') : null) ??
      acceptance.refuseLiquidating(draft) ??
      acceptance.refuseStatus(draft) ??
      acceptance.refuseLots(draft) ??
      acceptance.refuseSize(draft, draft.ticks, count) ??
      this.refuseTrigger(draft, stopTicks) ??
      this.refuseBound(draft, count)
    );
  }

  /** Whether the price is there already. */
  private refuseTrigger({ contract, terms }: Draft, stopTicks: number): FuturesRefusal | null {
    const markTicks = WaitingStops.watched(contract, terms);
    if (markTicks === 0) return null;
    const isThere = (terms & WAKES_BELOW) !== 0 ? markTicks <= stopTicks : markTicks >= stopTicks;
    return isThere ? this.near.acceptance.no('STOP_WOULD_TRIGGER', { markTicks }) : null;
  }

  /** Whether there is no position that it could be bound to, or too much is bound to it. */
  private refuseBound({ terms, stake, side }: Draft, count: number): FuturesRefusal | null {
    const { acceptance, closing } = this.near;
    const { stakes, limits } = this.state;
    if ((terms & IS_BOUND) === 0) return null;
    const position = closedBy(side);
    if (stake < 0 || stakes.lotsOf(stake, position) === 0) return acceptance.no('NO_POSITION');
    const isOneTooMany = closing.boundCount(stake, position) + count > limits.boundStopsMax;
    return isOneTooMany ? acceptance.no('TOO_MANY_STOPS', { ordersMax: limits.boundStopsMax }) : null;
  }

  private draftOf({ account, contract }: PlaceStopsCommand, stop: StopTerms): Draft {
    const draft = new Draft();
    draft.account = account;
    draft.terms = stopTermsWord({ ...stop, contract });
    draft.ticks = stop.ticks;
    draft.lots = stop.lots;
    return draft;
  }

  /** Whether the caller's id names an order already, so that another question cannot have it; says so. */
  private isKnown(account: number, clientId: string, asked: readonly number[]): boolean {
    if (clientId === '') return false;
    const { events } = this.state;
    const place = this.known.find(account, ORDER_IDS, clientId);
    if (place < 0) return false;
    const orderId = this.known.idAt(place);
    if (this.known.contentAt(place) === contentOf(asked)) return events.write(EVENT.REPEATED, orderId);
    if (this.near.open.find(orderId) < 0) return false;
    events.refuse('IDEMPOTENCY_MISMATCH', { orderId });
    return true;
  }

  private remember(account: number, clientId: string, asked: readonly number[], id: number): void {
    if (clientId !== '') this.known.put(account, ORDER_IDS, clientId, contentOf(asked), id);
  }

  /** The order that a cancel names by its caller's id, 0 for none. */
  private namedIn(words: Uint32Array, at: number, account: number): number {
    const text = textAt(words, at + CANCEL_CLIENT, at + lengthOf(words[at]!));
    const place = this.known.find(account, ORDER_IDS, text);
    return place < 0 ? 0 : this.known.idAt(place);
  }

  private findOwn(account: number, id: number): number {
    const { open } = this.near;
    const slot = open.find(id);
    return slot >= 0 && this.state.accounts.idAt(open.ownerOf(slot)) === account ? slot : -1;
  }
}
