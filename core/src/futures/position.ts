export type Side = 'LONG' | 'SHORT';

/**
 * What somebody has open in one contract on one side. A contract's prices are ticks and its sizes lots, as in `core/trading`; a
 * price times a size is a count of units, and a unit is a whole number of minor units of the coin that margin is in.
 */
export interface Position {
  readonly side: Side;
  /** Above zero. */
  readonly lots: bigint;
  /** What it was opened for: the sum of ticks × lots of its trades. Kept instead of an average price, which would be rounded. */
  readonly entryUnits: bigint;
}

/** Adds what was traded to a position, or opens it. */
export const increased = (before: Position | null, side: Side, lots: bigint, ticks: bigint): Position => ({
  side,
  lots: (before?.lots ?? 0n) + lots,
  entryUnits: (before?.entryUnits ?? 0n) + lots * ticks,
});

/** What is left of a position, and what the closed part earned, in units; below zero is a loss. */
export interface Reduced {
  readonly rest: Position | null;
  readonly realisedUnits: bigint;
}

/**
 * Closes a part of a position, or all of it.
 *
 * @param lots  above zero, at most what is open
 * @invariant   what is realised and what the rest would realise at the same price sum to what the whole would have realised:
 *              the entry of the closed part is rounded once, and taken from the rest
 */
export function reduced({ side, lots: open, entryUnits }: Position, lots: bigint, ticks: bigint): Reduced {
  if (lots <= 0n || lots > open) throw new RangeError(`${lots} of ${open} lots cannot be closed`);
  const closedEntry = (entryUnits * lots) / open;
  const realisedUnits = gainUnits(side, lots * ticks, closedEntry);
  return {
    rest: lots === open ? null : { side, lots: open - lots, entryUnits: entryUnits - closedEntry },
    realisedUnits,
  };
}

/** What a position would realise at a price, in units; below zero is a loss. */
export const unrealisedUnits = ({ side, lots, entryUnits }: Position, ticks: bigint): bigint =>
  gainUnits(side, lots * ticks, entryUnits);

const gainUnits = (side: Side, valueUnits: bigint, entryUnits: bigint): bigint =>
  side === 'LONG' ? valueUnits - entryUnits : entryUnits - valueUnits;
