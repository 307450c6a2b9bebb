import { EVENT } from '../../journal/event-words.ts';
import type { Contract } from '../contract.ts';
import { crossMeansOf, pay, receive } from '../pay.ts';
import { LONG, SHORT } from '../stakes.ts';
import type { Standing } from '../standing.ts';
import type { FuturesState, QueuedUnit } from '../state.ts';

/** One position, by its stake and side. */
export interface Placed {
  readonly stake: number;
  readonly side: number;
}

/** How a unit stands. */
export const standingOf = (standing: Standing, { owner, stake, side }: QueuedUnit): Standing =>
  stake < 0 ? standing.cross(owner) : standing.isolated(stake, side);

/** Its positions, by contract, LONG before SHORT. */
export function positionsOf({ accounts, stakes }: FuturesState, { owner, stake, side }: QueuedUnit): Placed[] {
  const places = stake < 0 ? [] : [{ stake, side }];
  if (stake < 0) {
    for (const each of accounts.stakesAt(owner)) {
      if (!stakes.isIsolated(each)) places.push({ stake: each, side: LONG }, { stake: each, side: SHORT });
    }
  }
  return places.filter((place) => stakes.lotsOf(place.stake, place.side) > 0);
}

/** Those of them whose mark is not frozen: the others are left alone. */
export const pricedOf = (state: FuturesState, unit: QueuedUnit): Placed[] =>
  positionsOf(state, unit).filter(({ stake }) => !state.contracts[state.stakes.contractOf(stake)]!.isFrozen);

/** What a position is worth at the mark. */
export function notionalMinor({ stakes, contracts }: FuturesState, { stake, side }: Placed): number {
  const { markTicks, unitMinor } = contracts[stakes.contractOf(stake)]!;
  return stakes.lotsOf(stake, side) * markTicks * unitMinor;
}

/** What stands behind a unit besides its positions; below zero where other units have taken more than was theirs. */
export function behindMinor(state: FuturesState, { owner, stake, side }: QueuedUnit): number {
  return stake < 0 ? crossMeansOf(state, owner) : state.stakes.marginOf(stake, side);
}

/** Pays a gain in, or takes a loss. */
export function settle(state: FuturesState, contract: Contract, owner: number, gainMinor: number): void {
  if (gainMinor > 0) receive(state, owner, gainMinor);
  else pay(state, contract, owner, 0 - gainMinor, 'loss');
}

/** Moves a contract's fund, and tells of it. */
export function moveFund(state: FuturesState, contract: Contract, owner: number, changeMinor: number): void {
  if (changeMinor === 0) return;
  contract.moveFund(changeMinor, state.atMs);
  state.events.write(EVENT.FUND_MOVED, contract.id, state.accounts.idAt(owner), changeMinor, contract.fundMinor);
}
