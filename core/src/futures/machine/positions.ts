import { MONEY } from './accounts.ts';
import { mulDivDown, mulDivUp } from './minor.ts';
import { LONG, POSITION, STAKE_WIDTH } from './stakes.ts';
import type { FuturesState } from './state.ts';

const { BOUND, ISOLATED, WIDTH } = MONEY;

/** What a side of a stake would realise at a price, minor units. */
export function unrealisedMinor(state: FuturesState, stake: number, side: number, ticks: number): number {
  const { stakes, contracts } = state;
  const lots = stakes.lotsOf(stake, side);
  if (lots === 0) return 0;
  const value = lots * ticks - stakes.entryOf(stake, side);
  return (side === LONG ? value : -value) * contracts[stakes.contractOf(stake)]!.unitMinor;
}

/** What closing lots of a position at a price would realise. */
export function closingMinor(state: FuturesState, stake: number, side: number, lots: number, ticks: number): number {
  const { stakes, contracts } = state;
  const value = lots * ticks - mulDivDown(stakes.entryOf(stake, side), lots, stakes.lotsOf(stake, side));
  return (side === LONG ? value : 0 - value) * contracts[stakes.contractOf(stake)]!.unitMinor;
}

/**
 * Closes lots of a position at a price: the position and what it binds become smaller. The gain or loss is the caller's to pay.
 *
 * @param lots  above zero, at most the position's
 * @returns     what is realised, minor units; below zero is a loss
 */
export function closeLots(state: FuturesState, stake: number, side: number, lots: number, ticks: number): number {
  const { stakes, contracts } = state;
  const at = stake * STAKE_WIDTH + side * POSITION.WIDTH;
  const { wide } = stakes;
  const open = wide[at + POSITION.LOTS]!;
  const entry = wide[at + POSITION.ENTRY]!;
  const margin = wide[at + POSITION.MARGIN]!;
  const closedEntry = mulDivDown(entry, lots, open);
  const kept = lots === open ? 0 : mulDivUp(margin, open - lots, open);
  wide[at + POSITION.LOTS] = open - lots;
  wide[at + POSITION.ENTRY] = entry - closedEntry;
  bindMargin(state, stake, side, kept - margin);
  const value = lots * ticks - closedEntry;
  return (side === LONG ? value : 0 - value) * contracts[stakes.contractOf(stake)]!.unitMinor;
}

/** Adds lots at a price to a position, and binds their margin. */
export function openLots(state: FuturesState, stake: number, side: number, lots: number, ticks: number): void {
  const { stakes, contracts } = state;
  const at = stake * STAKE_WIDTH + side * POSITION.WIDTH;
  stakes.wide[at + POSITION.LOTS]! += lots;
  stakes.wide[at + POSITION.ENTRY]! += lots * ticks;
  const { unitMinor } = contracts[stakes.contractOf(stake)]!;
  bindMargin(state, stake, side, mulDivUp(lots * ticks * unitMinor, 1, stakes.leverageOf(stake)));
}

/** Changes a position's margin, and with it what its account has bound. */
export function bindMargin(state: FuturesState, stake: number, side: number, changeMinor: number): void {
  const { stakes, accounts } = state;
  const owner = stakes.ownerOf(stake);
  stakes.wide[stake * STAKE_WIDTH + side * POSITION.WIDTH + POSITION.MARGIN]! += changeMinor;
  accounts.money[owner * WIDTH + BOUND]! += changeMinor;
  if (stakes.isIsolated(stake)) accounts.money[owner * WIDTH + ISOLATED]! += changeMinor;
  stakes.touched.note(stake);
  state.noteChanged(owner);
}
