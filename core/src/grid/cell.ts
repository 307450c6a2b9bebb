import type { GridPlan } from './plan.ts';

/**
 * One grid between two levels, and the one order that stands for it: a buy at the lower level, or a sell at the upper one. Each
 * order that has traded as a whole is followed by the other one, so cells never ask about each other.
 */
export interface Cell {
  /** The lower level's index: 0 to grids - 1. */
  readonly cell: number;
  readonly side: 'buy' | 'sell';
  /** Counts the cell's orders, from 0: with the cell it names an order for ever. */
  readonly turn: number;
  /**
   * What the order before it paid (a buy) or received (a sell) after its fee, minor units of quote, where the two make a pair. Null for
   * an order that begins a pair.
   */
  readonly pairedMinor: bigint | null;
}

/** An order of a cell that has traded as a whole. */
export interface CellFill {
  /** Price times quantity. */
  readonly quoteMinor: bigint;
  readonly feeMinor: bigint;
}

/** The cells as a grid begins: those below the level without an order buy, the others sell. */
export const firstCells = (grids: number, { skip }: Pick<GridPlan, 'skip'>): Cell[] =>
  Array.from({ length: grids }, (_, cell) => ({
    cell,
    side: cell < skip ? ('buy' as const) : ('sell' as const),
    turn: 0,
    pairedMinor: null,
  }));

/** The price of a cell's order, ticks. */
export const ticksOfCell = ({ cell, side }: Pick<Cell, 'cell' | 'side'>, levels: readonly number[]): number =>
  levels[side === 'buy' ? cell : cell + 1]!;

/**
 * What follows a fill: after a buy at a level the sell at the one above, after a sell the buy at the one below.
 *
 * @returns  the next order, and what the pair earned that the fill completes: null where it begins one
 * @invariant  each fill is of at most one pair
 */
export function cellAfter(cell: Cell, fill: CellFill): { readonly next: Cell; readonly profitMinor: bigint | null } {
  const { quoteMinor, feeMinor } = fill;
  const isBuy = cell.side === 'buy';
  const netMinor = isBuy ? quoteMinor + feeMinor : quoteMinor - feeMinor;
  const { pairedMinor } = cell;
  const profitMinor = pairedMinor === null ? null : isBuy ? pairedMinor - netMinor : netMinor - pairedMinor;
  const next: Cell = {
    cell: cell.cell,
    side: isBuy ? 'sell' : 'buy',
    turn: cell.turn + 1,
    pairedMinor: pairedMinor === null ? netMinor : null,
  };
  return { next, profitMinor };
}

/** The name of a cell's order, unique within its grid. */
export const orderName = ({ cell, turn }: Pick<Cell, 'cell' | 'turn'>): string => `g:${cell}:${turn}`;
/** The names of the orders that are of no cell. */
export const START_ORDER = 'g:start';
export const STOP_ORDER = 'g:stop';

const NAME = /^g:([0-9]{1,3}):([0-9]{1,9})$/;

/** The cell and turn of an order's name; null for another name. */
export function readOrderName(name: string): { readonly cell: number; readonly turn: number } | null {
  const parts = NAME.exec(name);
  return parts && { cell: Number(parts[1]), turn: Number(parts[2]) };
}
