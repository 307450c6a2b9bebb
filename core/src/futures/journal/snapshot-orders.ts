import { NODE } from '../../matching/order-pool.ts';
import type { FuturesCore } from '../machine/futures-core.ts';
import type { OpenOrderImage, StopImage } from '../machine/image.ts';
import { Draft, IS_WAITING } from '../machine/orders/draft.ts';
import type { OpenOrders } from '../machine/orders/open-orders.ts';
import { BUY } from '../machine/stakes.ts';
import type { FuturesState } from '../machine/state.ts';
import { sideOf, stopTermsOf, stopTermsWord, termsOf, termsWord } from './terms.ts';

const { LOTS, NARROW, TERMS, WIDE } = NODE;

/** Orders in the books, by id. */
export function orderImages(core: FuturesCore): OpenOrderImage[] {
  return slotsOf(core, false).map((slot) => orderImage(core, slot));
}

/** Orders that wait for a price, by id. */
export function stopImages(core: FuturesCore): StopImage[] {
  return slotsOf(core, true).map((slot) => stopImage(core, slot));
}

function slotsOf({ state: { pool } }: FuturesCore, isWaiting: boolean): number[] {
  const slots = [...pool.all()].filter(
    (slot) => ((pool.narrow[slot * NARROW + TERMS]! & IS_WAITING) !== 0) === isWaiting,
  );
  return slots.sort((one, other) => pool.wide[one * WIDE + NODE.ID]! - pool.wide[other * WIDE + NODE.ID]!);
}

function orderImage({ state, orders: { open } }: FuturesCore, slot: number): OpenOrderImage {
  return {
    ...termsOf(open.termsOf(slot)),
    ...whatOf(state, open, slot),
    priority: open.priorityOf(slot),
    openLots: open.openLotsOf(slot),
    coveredLots: open.coveredLotsOf(slot),
    heldMinor: open.heldMinorOf(slot),
    makerPpm: open.makerPpmOf(slot),
    takerPpm: open.takerPpmOf(slot),
  };
}

const stopImage = ({ state, orders: { open, stops } }: FuturesCore, slot: number): StopImage => ({
  ...stopTermsOf(open.termsOf(slot)),
  ...whatOf(state, open, slot),
  stopTicks: stops.stopTicksOf(slot),
  pairId: open.pairOf(slot),
});

const whatOf = (state: FuturesState, open: OpenOrders, slot: number) => ({
  id: open.idOf(slot),
  account: state.accounts.idAt(open.ownerOf(slot)),
  ticks: open.ticksOf(slot),
  lots: open.lotsOf(slot),
  clientId: open.clientIdOf(slot),
});

/** Puts orders back into the books: what came later stands behind. */
export function restoreOrders({ state, orders: { open } }: FuturesCore, images: readonly OpenOrderImage[]): void {
  const { pool, contracts } = state;
  for (const image of [...images].sort((one, other) => one.priority - other.priority)) {
    const draft = draftOf(state, image);
    draft.terms = termsWord(image);
    draft.priority = image.priority;
    draft.lots = image.openLots;
    draft.limitTicks = image.ticks;
    draft.makerPpm = image.makerPpm;
    draft.takerPpm = image.takerPpm;
    draft.coveredLots = image.coveredLots;
    draft.heldMinor = image.heldMinor;
    draft.side = sideOf(draft.terms);
    const slot = open.open(draft);
    pool.wide[slot * WIDE + LOTS] = image.lots;
    open.rest(slot);
    const { bids, asks } = contracts[image.contract]!.book;
    (draft.side === BUY ? bids : asks).add(slot, image.ticks);
  }
}

/** Lets stops wait again. */
export function restoreStops({ state, orders: { open, stops } }: FuturesCore, images: readonly StopImage[]): void {
  for (const image of images) {
    const draft = draftOf(state, image);
    draft.terms = stopTermsWord(image);
    draft.priority = image.id;
    draft.lots = image.lots;
    draft.ticks = image.ticks;
    stops.add(open.wait(draft, image.pairId), image.stopTicks);
  }
}

function draftOf(state: FuturesState, image: OpenOrderImage | StopImage): Draft {
  const draft = new Draft();
  draft.id = image.id;
  draft.owner = state.accounts.find(image.account);
  draft.stake = state.stakeOf(draft.owner, image.contract);
  draft.clientId = image.clientId;
  return draft;
}
