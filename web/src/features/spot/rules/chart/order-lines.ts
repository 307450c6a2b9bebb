import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { gridOf, type Market, type MarketGrid, type Order } from '../market.ts';
import { type CheckedOrder, type CheckTerms, checkOrder } from '../order-check.ts';
import { EMPTY_DRAFT, type Funds, type OrderDraft } from '../order-draft.ts';
import { wholeOf } from '../whole.ts';

/** An open order as a line of the chart, at the price that a hand may move. */
export interface OrderLine {
  readonly order: Order;
  /** In units of the price's last place: what wakes a stop that waits, else the limit. */
  readonly price: number;
}

/** An order of a list is changed with it or not at all: nobody moves one price of a pair. */
export const canMove = ({ listId }: Pick<Order, 'listId'>): boolean => listId === null;

const isWaiting = ({ status }: Order): boolean => status === 'waiting';
/** Which of its prices an order stands at; one whose turn has not come stands where it will wait. */
const priceOf = (order: Order): string | null =>
  isWaiting(order) || order.status === 'pending' ? (order.stopPrice ?? order.price) : order.price;

/** The open orders of a market that stand at a price, the highest first. */
export const linesOf = (orders: readonly Order[], { symbol, priceScale }: Market): OrderLine[] =>
  orders
    .flatMap((order) => {
      const price = order.symbol === symbol ? priceOf(order) : null;
      return price === null ? [] : [{ order, price: wholeOf(price, priceScale) }];
    })
    .sort((a, b) => b.price - a.price);

/** How far beyond the steps in view a chart reaches for a line, in parts of what those span. */
const REACH = 1;

/** The prices of a chart, widened for the lines that are near; those further away would press the steps flat. */
export function reachedRange(low: number, high: number, lines: readonly number[]): { low: number; high: number } {
  const reach = (high - low) * REACH;
  const near = lines.filter((price) => price >= low - reach && price <= high + reach);
  return { low: Math.min(low, ...near), high: Math.max(high, ...near) };
}

/** The nearest price that an order may have. */
export const snapped = (price: number, tickStep: number): number =>
  Math.max(tickStep, Math.round(price / tickStep) * tickStep);

/**
 * Heights of tags that would cover one another, moved apart as little as it takes and in their order.
 *
 * @param ys     from the top
 * @param fixed  the height of a tag that stays, or null
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

/** In which of so many columns a label stands, so that it covers none beside it; the first where all are taken. */
export function columnsOf(ys: readonly number[], heightPx: number, columns: number): number[] {
  const lastY: number[] = new Array(columns).fill(Number.NEGATIVE_INFINITY);
  return ys.map((y) => {
    const free = lastY.findIndex((last) => y - last >= heightPx);
    const column = Math.max(0, free);
    lastY[column] = y;
    return column;
  });
}

/** A price of the chart as the exchange reads it. */
export const priceTextOf = (price: number, { priceScale }: Pick<MarketGrid, 'priceScale'>): string =>
  formatAmount(BigInt(price), priceScale);
/** One tick, in units of the price's last place. */
export const tickStepOf = ({ tick, priceScale }: Pick<Market, 'tick' | 'priceScale'>): number =>
  wholeOf(tick, priceScale) || 1;

/** What is left of an order, decimal text; null where it spends a sum. */
export function leftOf(order: Order, { baseScale }: Pick<MarketGrid, 'baseScale'>): string | null {
  if (order.quantity === null) return null;
  return formatAmount(readAmount(order.quantity, baseScale) - readAmount(order.traded, baseScale), baseScale);
}

/** What the rest of an iceberg shows at a time: no more than there is. */
function displayLeftOf(order: Order, grid: Pick<MarketGrid, 'baseScale'>): string | null {
  const left = leftOf(order, grid);
  if (order.displayQuantity === null || left === null) return null;
  const isAllShown = readAmount(left, grid.baseScale) <= readAmount(order.displayQuantity, grid.baseScale);
  return isAllShown ? null : order.displayQuantity;
}

/**
 * An order's rest as a form would ask for it, at another price. A stop that waits keeps the distance of its limit; one that
 * woke is a limit order by now.
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
  /** What the order comes to in quote before and after, minor units; null where nobody knows. */
  readonly totalBeforeMinor: bigint | null;
  readonly totalMinor: bigint | null;
  /** What an iceberg goes on showing at a time; null where all of it is shown. */
  readonly displayQuantity: string | null;
  /** How far it goes on following the price as a stop; null where it does not. */
  readonly trailingDelta: number | null;
  /** It would meet the other side of the book at once. */
  readonly isMeeting: boolean;
}

interface MoveTerms extends Pick<CheckTerms, 'makerPpm' | 'takerPpm' | 'bestTicks'> {
  readonly market: Market;
  /** What is free now: what the order itself holds comes back first. */
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
