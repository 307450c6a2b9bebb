import { formatAmount } from '@bourse/core/money/amount.ts';
import { parseTyped } from '@bourse/core/money/typed.ts';
import { worstStopBuyTicks } from '@bourse/core/spot/stop-price.ts';
import { EMPTY_EXITS, type Exits, readExits } from './exits/exit-draft.ts';
import type { MarketGrid, OrderKind, Side, TimeInForce } from './market.ts';

/** The form's fields, all kept as typed text, so that nothing is lost by reading it as a number. */
export interface OrderDraft {
  readonly side: Side;
  readonly type: OrderKind;
  readonly price: string;
  /** When a person chose the price; null where the form just started with the last price. */
  readonly priceTypedAtMs: number | null;
  readonly stopPrice: string;
  readonly quantity: string;
  readonly total: string;
  /** Which of quantity and total was typed; the other is derived. */
  readonly by: 'quantity' | 'total';
  readonly timeInForce: TimeInForce;
  readonly postOnly: boolean;
  /** How far a trailing stop stays behind the best price, in percent. */
  readonly trail: string;
  /** Whether the book shows only a part at a time, and how much. */
  readonly isIceberg: boolean;
  readonly displayQuantity: string;
  /** Whether a take profit or stop loss is sent with it. */
  readonly hasExits: boolean;
  readonly exits: Exits;
}

export const EMPTY_DRAFT: OrderDraft = {
  side: 'buy',
  type: 'limit',
  price: '',
  priceTypedAtMs: null,
  stopPrice: '',
  quantity: '',
  total: '',
  by: 'quantity',
  timeInForce: 'gtc',
  postOnly: false,
  trail: '',
  isIceberg: false,
  displayQuantity: '',
  hasExits: false,
  exits: EMPTY_EXITS,
};

export const hasLimit = ({ type }: Pick<OrderDraft, 'type'>): boolean => type === 'limit' || type === 'stop-limit';
export const isStop = ({ type }: Pick<OrderDraft, 'type'>): boolean => type === 'stop-limit' || type === 'stop-market';

/** Only a limit order that rests can be an iceberg. */
export const isShownInParts = ({
  type,
  timeInForce,
  isIceberg,
}: Pick<OrderDraft, 'type' | 'timeInForce' | 'isIceberg'>) => type === 'limit' && timeInForce === 'gtc' && isIceberg;

/**
 * The only field that gives the size of such an order; null where either may. Market stops that sell, trailing stops and
 * alternatives need a quantity, because their proceeds are not known in advance.
 */
export const isOnlyBy = ({ type, side }: Pick<OrderDraft, 'type' | 'side'>): OrderDraft['by'] | null =>
  type === 'oco' || type === 'trailing-stop' || (type === 'stop-market' && side === 'sell') ? 'quantity' : null;

const read = (text: string, scale: number): bigint | null => {
  const parsed = parseTyped(text, scale);
  return parsed.ok && parsed.value > 0n ? parsed.value : null;
};

/** A typed price in ticks, or null where it is no price of this market. */
export function typedTicks(text: string, { priceScale, tick }: MarketGrid): number | null {
  const units = read(text, priceScale);
  return units !== null && units % tick === 0n ? Number(units / tick) : null;
}

/** The whole lots in a typed quantity, rounded down, or null. */
function typedLots(text: string, { baseScale, lotMinor }: MarketGrid): bigint | null {
  const minor = read(text, baseScale);
  return minor === null ? null : minor / lotMinor;
}

/** Derives the field that was not typed. For a market order that would be an estimate, so it is left empty. */
export function linked(draft: OrderDraft, grid: MarketGrid): OrderDraft {
  const by = isOnlyBy(draft) ?? draft.by;
  const ticks = hasLimit(draft) ? typedTicks(draft.price, grid) : null;
  if (by === 'quantity') {
    const lots = typedLots(draft.quantity, grid);
    const total = ticks !== null && lots !== null && lots > 0n ? BigInt(ticks) * lots * grid.unitMinor : null;
    return { ...draft, by, total: total === null ? '' : formatAmount(total, grid.quoteScale) };
  }
  const total = read(draft.total, grid.quoteScale);
  if (ticks === null || total === null) return { ...draft, by, quantity: '' };
  const lots = total / (BigInt(ticks) * grid.unitMinor);
  return { ...draft, by, quantity: lots > 0n ? formatAmount(lots * grid.lotMinor, grid.baseScale) : '' };
}

/** Free amounts of the two coins, minor units. */
export interface Funds {
  readonly baseMinor: bigint;
  readonly quoteMinor: bigint;
}

/**
 * The draft with a percentage of the balance: of the coins for a sell, of the money for a buy. A buyer's fee is taken from
 * the coins that arrive. Exact, in whole lots, rounded down, so that 100 % is never refused.
 */
export function withPercent(draft: OrderDraft, percent: number, funds: Funds, grid: MarketGrid): OrderDraft {
  const part = (whole: bigint) => (whole * BigInt(percent)) / 100n;
  if (draft.side === 'sell') {
    const lots = part(funds.baseMinor) / grid.lotMinor;
    const quantity = lots > 0n ? formatAmount(lots * grid.lotMinor, grid.baseScale) : '';
    return linked({ ...draft, by: 'quantity', quantity }, grid);
  }
  const spend = part(funds.quoteMinor);
  if (!hasLimit(draft)) {
    const whole = spend - (spend % grid.unitMinor);
    return linked({ ...draft, by: 'total', total: whole > 0n ? formatAmount(whole, grid.quoteScale) : '' }, grid);
  }
  const ticks = typedTicks(draft.price, grid);
  if (ticks === null) return draft;
  const lots = spend / (BigInt(ticks) * grid.unitMinor);
  const quantity = lots > 0n ? formatAmount(lots * grid.lotMinor, grid.baseScale) : '';
  return linked({ ...draft, by: 'quantity', quantity }, grid);
}

/** What a stop that buys at the market holds per lot: its worst price. */
function heldAt({ type, stopPrice }: OrderDraft, grid: MarketGrid): number | null {
  const ticks = type === 'stop-market' ? typedTicks(stopPrice, grid) : null;
  return ticks === null ? null : worstStopBuyTicks(ticks);
}

/**
 * Which percentage of the balance the draft uses, 0 to 100, for the slider.
 *
 * @param marketMinor  what a market order's quantity would cost in the present book; null where that is not known
 */
export function percentOf(
  draft: OrderDraft,
  funds: Funds,
  grid: MarketGrid,
  marketMinor: bigint | null = null,
): number {
  const share = (part: bigint, whole: bigint) => (whole > 0n ? Math.min(100, Number((part * 100n) / whole)) : 0);
  if (draft.side === 'sell') {
    const minor = read(draft.quantity, grid.baseScale);
    return minor === null ? 0 : share(minor, funds.baseMinor);
  }
  const ticks = hasLimit(draft) ? typedTicks(draft.price, grid) : heldAt(draft, grid);
  const lots = typedLots(draft.quantity, grid);
  if (ticks !== null && lots !== null) {
    const most = funds.quoteMinor / (BigInt(ticks) * grid.unitMinor);
    return share(lots, most);
  }
  if (hasLimit(draft)) return 0;
  if (draft.type === 'market' && draft.by === 'quantity') return share(marketMinor ?? 0n, funds.quoteMinor);
  const total = read(draft.total, grid.quoteScale);
  return total === null ? 0 : share(total + grid.unitMinor - 1n, funds.quoteMinor);
}

/** The typed price one tick up or down, moved onto the grid if it was off it. */
export const stepped = (text: string, direction: 1 | -1, { tick, priceScale }: MarketGrid): string =>
  steppedBy(text, direction, tick, priceScale);

/** Like `stepped`, for a quantity and by one lot. */
export const steppedQuantity = (text: string, direction: 1 | -1, { lotMinor, baseScale }: MarketGrid): string =>
  steppedBy(text, direction, lotMinor, baseScale);

function steppedBy(text: string, direction: 1 | -1, step: bigint, scale: number): string {
  const units = read(text, scale) ?? 0n;
  const steps = units / step + (direction > 0 ? 1n : units % step === 0n ? -1n : 0n);
  return steps > 0n ? formatAmount(steps * step, scale) : text;
}

const FAR_BPS = 500n;

/**
 * By how many percent a price is worse than the last one, if that is enough to suspect a typing mistake; otherwise null.
 *
 * @param last  the last price, decimal text
 */
export function farPercent(draft: OrderDraft, last: string | null, grid: MarketGrid): string | null {
  const ticks = draft.type === 'limit' ? typedTicks(draft.price, grid) : null;
  const lastTicks = last === null ? null : typedTicks(last, grid);
  if (ticks === null || lastTicks === null) return null;
  const worse = BigInt(draft.side === 'buy' ? ticks - lastTicks : lastTicks - ticks);
  const bps = (worse * 10_000n) / BigInt(lastTicks);
  return bps >= FAR_BPS ? formatAmount(bps, 2) : null;
}

/** The distance and direction of a price from the last one, in percent with two places; null where one is not known. */
export function awayFromLast(price: string, last: string | null, grid: MarketGrid): Away | null {
  const ticks = typedTicks(price, grid);
  const lastTicks = last === null ? null : typedTicks(last, grid);
  if (ticks === null || lastTicks === null) return null;
  const bps = (BigInt(Math.abs(ticks - lastTicks)) * 10_000n) / BigInt(lastTicks);
  return { percent: formatAmount(bps, 2), side: ticks === lastTicks ? 'at' : ticks > lastTicks ? 'above' : 'below' };
}

interface Away {
  readonly percent: string;
  readonly side: 'above' | 'below' | 'at';
}

const KEY = 'spot.draft.';
const SIDES = new Set<unknown>(['buy', 'sell']);
const TYPES = new Set<unknown>(['limit', 'market', 'stop-limit', 'stop-market', 'trailing-stop', 'oco']);
const FORCES = new Set<unknown>(['gtc', 'ioc', 'fok']);
const TEXT_MAX = 64;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX;

/** Reads a stored form; null where it is invalid or incomplete. */
export function readDraft(kept: unknown): OrderDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { side, type, price, stopPrice, quantity, total, by, timeInForce, postOnly } = kept as Record<string, unknown>;
  if (!SIDES.has(side) || !TYPES.has(type) || !FORCES.has(timeInForce)) return null;
  if (![price, stopPrice, quantity, total].every(isText) || (by !== 'quantity' && by !== 'total')) return null;
  const { priceTypedAtMs, hasExits, exits } = kept as Record<string, unknown>;
  const { isIceberg, displayQuantity, trail } = kept as Record<string, unknown>;
  const parts = { isIceberg: isIceberg === true, displayQuantity: isText(displayQuantity) ? displayQuantity : '' };
  const more = {
    ...parts,
    trail: isText(trail) ? trail : '',
    postOnly: postOnly === true,
    hasExits: hasExits === true,
    exits: readExits(exits),
  };
  const draft = { ...(kept as OrderDraft), ...more };
  return typeof priceTypedAtMs === 'number' ? draft : { ...draft, price: '', priceTypedAtMs: null };
}

/** The part of a form to store: everything except a price that nobody chose, because the market will have moved. */
export const keptPart = (draft: OrderDraft): OrderDraft =>
  draft.priceTypedAtMs === null ? { ...draft, price: '' } : draft;

export const draftKey = (symbol: string): string => KEY + symbol;
