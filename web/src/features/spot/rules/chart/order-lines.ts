import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { gridOf, type Market, type MarketGrid, type Order } from '../market.ts';
import { type CheckedOrder, type CheckTerms, checkOrder } from '../order-check.ts';
import { EMPTY_DRAFT, type Funds, type OrderDraft } from '../order-draft.ts';
import { wholeOf } from '../whole.ts';

/** An open order as a line of the chart, at the price that dragging changes. */
export interface OrderLine {
  readonly order: Order;
  /** In units of the price's last place: a waiting stop's trigger, otherwise the limit. */
  readonly price: number;
}

/** An order of a list cannot be moved alone, because its list would end. */
export const canMove = ({ listId }: Pick<Order, 'listId'>): boolean => listId === null;

const isWaiting = ({ status }: Order): boolean => status === 'waiting';
/**
 * The price at which an order's line is. An order whose turn has not come is at the price it will wait for, and a trailing
 * stop at the price where it begins to follow.
 */
const priceOf = (order: Order): string | null =>
  order.trailingDelta !== null && order.stopPrice === null && isWaiting(order)
    ? null
    : isWaiting(order) || order.status === 'pending'
      ? (order.stopPrice ?? order.price)
      : order.price;

/** The open orders of a market that have a price, the highest first. */
export const linesOf = (orders: readonly Order[], { symbol, priceScale }: Market): OrderLine[] =>
  orders
    .flatMap((order) => {
      const price = order.symbol === symbol ? priceOf(order) : null;
      return price === null ? [] : [{ order, price: wholeOf(price, priceScale) }];
    })
    .sort((a, b) => b.price - a.price);

/** How far beyond the steps in view a chart reaches to show a line, as a multiple of their price range. */
const REACH = 1;

/** A chart's price range, extended to nearby lines. Distant lines are left out, because they would flatten the steps. */
export function reachedRange(low: number, high: number, lines: readonly number[]): { low: number; high: number } {
  const reach = (high - low) * REACH;
  const near = lines.filter((price) => price >= low - reach && price <= high + reach);
  return { low: Math.min(low, ...near), high: Math.max(high, ...near) };
}

/** The nearest valid price. */
export const snapped = (price: number, tickStep: number): number =>
  Math.max(tickStep, Math.round(price / tickStep) * tickStep);

/**
 * Moves overlapping tags apart by as little as possible, keeping their order.
 *
 * @param ys     from the top
 * @param fixed  the height of a tag that does not move, or null
 */
export function spreadTags(ys: readonly number[], fixed: number | null, gapPx: number): number[] {
  const placed: number[] = new Array(ys.length);
  const first = fixed === null ? 0 : ys.findIndex((y) => y > fixed);
  const split = first < 0 ? ys.length : first;
  let limit = fixed === null ? Number.NEGATIVE_INFINITY : fixed + gapPx;
  for (let at = split; at < ys.length; at++) {
    placed[at] = Math.max(ys[at]!, limit);
    limit = placed[at]! + gapPx;
  }
  limit = fixed === null ? Number.POSITIVE_INFINITY : fixed - gapPx;
  for (let at = split - 1; at >= 0; at--) {
    placed[at] = Math.min(ys[at]!, limit);
    limit = placed[at]! - gapPx;
  }
  return placed;
}

/** The column of each label, chosen so that labels do not overlap; the first column where all are taken. */
export function columnsOf(ys: readonly number[], heightPx: number, columns: number): number[] {
  const lastY: number[] = new Array(columns).fill(Number.NEGATIVE_INFINITY);
  return ys.map((y) => {
    const free = lastY.findIndex((last) => y - last >= heightPx);
    const column = Math.max(0, free);
    lastY[column] = y;
    return column;
  });
}

/** A chart price as the exchange reads it. */
export const priceTextOf = (price: number, { priceScale }: Pick<MarketGrid, 'priceScale'>): string =>
  formatAmount(BigInt(price), priceScale);
/** One tick, in units of the price's last place. */
export const tickStepOf = ({ tick, priceScale }: Pick<Market, 'tick' | 'priceScale'>): number =>
  wholeOf(tick, priceScale) || 1;

/** The open quantity of an order, decimal text; null where it spends a sum. */
export function leftOf(order: Order, { baseScale }: Pick<MarketGrid, 'baseScale'>): string | null {
  if (order.quantity === null) return null;
  return formatAmount(readAmount(order.quantity, baseScale) - readAmount(order.traded, baseScale), baseScale);
}

/** The shown part of an iceberg's rest: never more than the rest itself. */
function displayLeftOf(order: Order, grid: Pick<MarketGrid, 'baseScale'>): string | null {
  const left = leftOf(order, grid);
  if (order.displayQuantity === null || left === null) return null;
  const isAllShown = readAmount(left, grid.baseScale) <= readAmount(order.displayQuantity, grid.baseScale);
  return isAllShown ? null : order.displayQuantity;
}

/**
 * The rest of an order as a form draft, at another price. A waiting stop keeps the distance to its limit; one that has woken
 * is now a limit order.
 *
 * @param price  units of the price's last place
 */
export function draftAt(order: Order, price: number, grid: MarketGrid): OrderDraft {
  const { side, postOnly, timeInForce } = order;
  const left = leftOf(order, grid);
  const sized = {
    quantity: left ?? '',
    total: order.quoteAmount ?? '',
    by: left === null ? 'total' : 'quantity',
  } as const;
  const base = { ...EMPTY_DRAFT, ...sized, side, postOnly, timeInForce };
  if (!isWaiting(order)) return { ...base, type: 'limit', price: priceTextOf(price, grid) };
  const stopPrice = priceTextOf(price, grid);
  if (order.type === 'stop-market' || order.price === null) return { ...base, type: 'stop-market', stopPrice };
  const moved = price - wholeOf(order.stopPrice ?? '0', grid.priceScale);
  const limit = Math.max(Number(grid.tick), wholeOf(order.price, grid.priceScale) + moved);
  return { ...base, type: 'stop-limit', stopPrice, price: priceTextOf(limit, grid) };
}

export interface MovedOrder {
  readonly draft: OrderDraft;
  readonly checked: CheckedOrder;
  /** The order's total in quote before and after, minor units; null where it is not known. */
  readonly totalBeforeMinor: bigint | null;
  readonly totalMinor: bigint | null;
  /** The part of an iceberg that will show; null where all is shown. */
  readonly displayQuantity: string | null;
  /** A trailing stop's distance, unchanged; null for other orders. */
  readonly trailingDelta: number | null;
  /** True if it would trade at once. */
  readonly isMeeting: boolean;
}

interface MoveTerms extends Pick<CheckTerms, 'makerPpm' | 'takerPpm' | 'bestTicks'> {
  readonly market: Market;
  /** What is free now; what the order itself holds is added to it. */
  readonly funds: Funds | null;
}

/** An order at another price, judged as the server will. */
export function movedOrder({ order, price: before }: OrderLine, price: number, terms: MoveTerms): MovedOrder {
  const { market, funds, bestTicks } = terms;
  const grid = gridOf(market);
  const check = (draft: OrderDraft, free: Funds | null) =>
    checkOrder(draft, { ...terms, grid, funds: free, walk: null });
  const held = check(draftAt(order, before, grid), null).estimate;
  const isBuy = order.side === 'buy';
  const free = funds &&
    held && {
      quoteMinor: funds.quoteMinor + (isBuy ? held.netMinor : 0n),
      baseMinor: funds.baseMinor + (isBuy ? 0n : held.baseMinor),
    };
  const draft = draftAt(order, price, grid);
  const checked = check(draft, free);
  const ticks = price / tickStepOf(market);
  const isMeeting = draft.type === 'limit' && bestTicks !== null && (isBuy ? ticks >= bestTicks : ticks <= bestTicks);
  const totalMinor = checked.estimate?.totalMinor ?? null;
  const totalBeforeMinor = held?.totalMinor ?? null;
  const trailingDelta = isWaiting(order) ? order.trailingDelta : null;
  const displayQuantity = displayLeftOf(order, grid);
  return { draft, checked, totalBeforeMinor, totalMinor, displayQuantity, trailingDelta, isMeeting };
}
