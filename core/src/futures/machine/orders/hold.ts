import type { Contract } from '../contract.ts';
import { mulDivUp } from '../minor.ts';
import { BUY } from '../stakes.ts';

export const PPM = 1_000_000;

/** By how much a price is worse than the mark for who buys or sells at it, minor units; below zero where it is better. */
export const gapMinor = (contract: Contract, side: number, lots: number, ticks: number): number =>
  (side === BUY ? ticks - contract.markTicks : contract.markTicks - ticks) * lots * contract.unitMinor;

/** What an order that opens holds for lots at a price: their margin, the fee of a taker, and what they would lose at the mark at once. */
export function holdMinor(
  contract: Contract,
  { side, leverage, takerPpm }: { readonly side: number; readonly leverage: number; readonly takerPpm: number },
  lots: number,
  ticks: number,
): number {
  const notional = lots * ticks * contract.unitMinor;
  const fee = mulDivUp(notional, takerPpm, PPM);
  return mulDivUp(notional, 1, leverage) + fee + Math.max(0, gapMinor(contract, side, lots, ticks));
}
