import type { Order, OrderKind, Side } from '../market.ts';

/** The exits of an order: where to take its gain, and where to cut its loss. */
export const EXITS = ['takeProfit', 'stopLoss'] as const;
export type ExitName = (typeof EXITS)[number];

/** The fields of one exit, as typed. */
export interface ExitDraft {
  readonly price: string;
  readonly percent: string;
  /** Which of price and percent was typed; the other is derived. */
  readonly by: 'price' | 'percent';
  /** The kind of order that it becomes when its price is reached. */
  readonly becomes: 'market' | 'limit';
  readonly limit: string;
}
export type Exits = Readonly<Record<ExitName, ExitDraft>>;

const EMPTY_EXIT: ExitDraft = { price: '', percent: '', by: 'price', becomes: 'market', limit: '' };
export const EMPTY_EXITS: Exits = { takeProfit: EMPTY_EXIT, stopLoss: EMPTY_EXIT };

export interface ExitsOf {
  readonly side: Side;
  readonly type: OrderKind;
  /** Whether the form's box for exits is ticked. */
  readonly hasExits: boolean;
}

/** Only orders that trade or rest at once can have exits, because a stop cannot begin a list. */
export const canHaveExits = ({ type }: Pick<ExitsOf, 'type'>): boolean => type === 'limit' || type === 'market';
/** Whether more than one order would be sent. */
export const hasList = (draft: ExitsOf): boolean => draft.type === 'oco' || (draft.hasExits && canHaveExits(draft));

/** The side of the exits: opposite to their order's, or the chosen one for coins already held. */
export const exitSideOf = ({ side, type }: Pick<ExitsOf, 'side' | 'type'>): Side =>
  type === 'oco' ? side : side === 'buy' ? 'sell' : 'buy';
/** Whether an exit waits for a higher price. */
export const isExitAbove = (name: ExitName, exitSide: Side): boolean =>
  (name === 'takeProfit') === (exitSide === 'sell');

/** Which exit a stop is, judged by the direction that it waits for; null for other orders. */
export function exitOf({ side, wakes }: Pick<Order, 'side' | 'wakes'>): ExitName | null {
  if (wakes === null) return null;
  return (wakes === 'above') === isExitAbove('takeProfit', side) ? 'takeProfit' : 'stopLoss';
}

const TEXT_MAX = 64;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX;

function readExit(kept: unknown): ExitDraft {
  if (typeof kept !== 'object' || kept === null) return EMPTY_EXIT;
  const { price, percent, by, becomes, limit } = kept as Record<string, unknown>;
  const isOurs = [price, percent, limit].every(isText) && (by === 'price' || by === 'percent');
  return isOurs && (becomes === 'market' || becomes === 'limit') ? (kept as ExitDraft) : EMPTY_EXIT;
}

/** Reads stored exits; empty where they are invalid. */
export function readExits(kept: unknown): Exits {
  if (typeof kept !== 'object' || kept === null) return EMPTY_EXITS;
  const { takeProfit, stopLoss } = kept as Record<string, unknown>;
  return { takeProfit: readExit(takeProfit), stopLoss: readExit(stopLoss) };
}
