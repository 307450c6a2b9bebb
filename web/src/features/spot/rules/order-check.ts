import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import { wakeTicksOf } from '@bourse/core/trading/orders/trailing.ts';
import { type CheckTerms, type Estimate, estimateLots, estimateTotal, paidAt, worthOf } from './check/estimate.ts';
import {
  type OrderField,
  type Problem,
  problem,
  type Read,
  readDisplay,
  readLots,
  readMinor,
  readTicks,
  readTrail,
} from './check/typed.ts';
import type { MarketGrid, OrderType } from './market.ts';
import { hasLimit, isOnlyBy, isShownInParts, isStop, type OrderDraft } from './order-draft.ts';
import type { OrderInput, SendInput } from './sending/order-input.ts';

export interface CheckedOrder {
  readonly problems: Readonly<Partial<Record<OrderField, Problem>>>;
  readonly estimate: Estimate | null;
  /** What is sent, without its request id; null while there is a problem. */
  readonly input: OrderInput | null;
  /** Set where only money is missing: how much of which coin, and what would be sent with it. */
  readonly short: Short | null;
}

export interface Short {
  readonly missingMinor: bigint;
  /** Decimal places of `missingMinor`. */
  readonly scale: number;
  readonly input: SendInput;
}

/**
 * Judges the form as the server will, in whole numbers, so that problems show beside their fields before anything is sent.
 */
export function checkOrder(draft: OrderDraft, terms: CheckTerms): CheckedOrder {
  const { grid } = terms;
  const problems: Partial<Record<OrderField, Problem>> = {};
  const take = <Value>(field: OrderField, read: Read<Value>): Value | null => {
    if ('value' in read) return read.value;
    problems[field] = read.problem;
    return null;
  };
  const { type } = draft;
  if (type === 'oco') {
    take('quantity', readLots(draft.quantity, grid));
    return { problems, estimate: null, input: null, short: null };
  }
  if (type === 'trailing-stop') return checkTrailing(draft, terms);
  const ticks = hasLimit(draft) ? take('price', readTicks(draft.price, grid, 'PRICE_REQUIRED')) : null;
  const stopTicks = isStop(draft) ? take('stopPrice', readTicks(draft.stopPrice, grid, 'STOP_PRICE_REQUIRED')) : null;
  const isByTotal = (isOnlyBy(draft) ?? draft.by) === 'total' && !hasLimit(draft);
  const sized = isByTotal
    ? { field: 'total' as const, minor: take('total', readMinor(draft.total, grid.quoteScale, 'QUANTITY_REQUIRED')) }
    : { field: 'quantity' as const, lots: take('quantity', readLots(draft.quantity, grid)) };
  const estimate =
    'lots' in sized
      ? sized.lots === null
        ? null
        : estimateLots(draft, sized.lots, ticks ?? paidAt(draft, stopTicks), terms)
      : sized.minor === null
        ? null
        : estimateTotal(draft, sized.minor, terms);
  if (estimate && !problems[sized.field]) {
    const sum = 'minor' in sized ? sized.minor! : worthOf(ticks ?? stopTicks, sized.lots!, estimate, grid);
    const found = judgeSum(draft, estimate, sum, 'minor' in sized, terms);
    if (found) problems[sized.field] = found;
  }
  const shown = isShownInParts(draft)
    ? take('displayQuantity', readDisplay(draft, 'lots' in sized ? sized.lots : null, grid))
    : null;
  const found = Object.values(problems);
  const isShort = found.length === 1 && found[0]?.code === 'INSUFFICIENT_BALANCE';
  const input =
    found.length === 0 || isShort ? inputOf({ ...draft, type }, { ticks, stopTicks, sized, shown }, grid) : null;
  return {
    problems,
    estimate,
    input: isShort ? null : input,
    short: isShort ? shortOf(draft, found, input, grid) : null,
  };
}

/** Judges a trailing stop. Its value is taken at the price that it would wake at if it began now. */
function checkTrailing(draft: OrderDraft, terms: CheckTerms): CheckedOrder {
  const { grid, lastTicks = null } = terms;
  const problems: Partial<Record<OrderField, Problem>> = {};
  const take = <Value>(field: OrderField, read: Read<Value>): Value | null => {
    if ('value' in read) return read.value;
    problems[field] = read.problem;
    return null;
  };
  const trailBps = take('trail', readTrail(draft.trail));
  const isAtOnce = draft.stopPrice.trim() === '';
  const stopTicks = isAtOnce ? null : take('stopPrice', readTicks(draft.stopPrice, grid, 'STOP_PRICE_REQUIRED'));
  const lots = take('quantity', readLots(draft.quantity, grid));
  const fromTicks = isAtOnce ? lastTicks : stopTicks;
  const isBuy = draft.side === 'buy';
  const wakeTicks = fromTicks === null || trailBps === null ? null : wakeTicksOf(fromTicks, trailBps, isBuy);
  const paid = paidAt(draft, wakeTicks);
  const estimate = lots === null || paid === null ? null : estimateLots(draft, lots, paid, terms);
  if (estimate && lots !== null) {
    const found = judgeSum(draft, estimate, worthOf(wakeTicks, lots, estimate, grid), false, terms);
    if (found) problems.quantity = found;
  }
  const found = Object.values(problems);
  const isShort = found.length === 1 && found[0]?.code === 'INSUFFICIENT_BALANCE';
  const isSendable = (found.length === 0 || isShort) && lots !== null && trailBps !== null;
  const input: OrderInput | null = isSendable
    ? {
        side: draft.side,
        type: 'stop-market',
        trailingDelta: String(trailBps),
        ...(stopTicks !== null && { stopPrice: priceText(stopTicks, grid) }),
        quantity: formatAmount(BigInt(lots) * grid.lotMinor, grid.baseScale),
      }
    : null;
  return {
    problems,
    estimate,
    input: isShort ? null : input,
    short: isShort ? shortOf(draft, found, input, grid) : null,
  };
}

/** How much money is missing, if that is the only problem. */
function shortOf(
  { side }: OrderDraft,
  [found]: readonly Problem[],
  input: OrderInput | null,
  grid: MarketGrid,
): Short | null {
  const missing = found?.details.missing;
  const scale = side === 'buy' ? grid.quoteScale : grid.baseScale;
  return input && missing ? { missingMinor: readAmount(missing, scale), scale, input } : null;
}

/** Checks that the order is not below the market's minimum and not above the balance. */
function judgeSum(
  draft: OrderDraft,
  estimate: Estimate,
  sum: bigint,
  isByTotal: boolean,
  terms: CheckTerms,
): Problem | null {
  const { grid, funds } = terms;
  // The server values a market order at the best price, which only the server knows for certain.
  const isExact = draft.type !== 'market' || isByTotal;
  if (isExact && sum < grid.minNotionalMinor) {
    return problem('BELOW_MIN_NOTIONAL', {
      min: formatAmount(grid.minNotionalMinor, grid.quoteScale),
      total: formatAmount(sum, grid.quoteScale),
    }).problem;
  }
  if (!funds) return null;
  const isBuy = draft.side === 'buy';
  const scale = isBuy ? grid.quoteScale : grid.baseScale;
  const needed = isBuy ? (isByTotal ? sum : estimate.netMinor) : estimate.baseMinor;
  const available = isBuy ? funds.quoteMinor : funds.baseMinor;
  if (needed <= available) return null;
  return problem('INSUFFICIENT_BALANCE', {
    needed: formatAmount(needed, scale),
    available: formatAmount(available, scale),
    missing: formatAmount(needed - available, scale),
  }).problem;
}

interface Read3 {
  readonly ticks: number | null;
  readonly stopTicks: number | null;
  readonly sized: { readonly lots?: number | null; readonly minor?: bigint | null };
  /** Lots that show at a time; null where all do. */
  readonly shown: number | null;
}

function inputOf(
  draft: OrderDraft & { type: OrderType },
  { ticks, stopTicks, sized, shown }: Read3,
  grid: MarketGrid,
): OrderInput {
  const { side, type, timeInForce, postOnly } = draft;
  return {
    side,
    type,
    ...(type === 'limit' && { timeInForce }),
    ...(type === 'limit' && timeInForce === 'gtc' && postOnly && { postOnly: 'true' as const }),
    ...(ticks !== null && { price: priceText(ticks, grid) }),
    ...(stopTicks !== null && { stopPrice: priceText(stopTicks, grid) }),
    ...(sized.lots !== undefined &&
      sized.lots !== null && {
        quantity: formatAmount(BigInt(sized.lots) * grid.lotMinor, grid.baseScale),
      }),
    ...(shown !== null && { displayQuantity: formatAmount(BigInt(shown) * grid.lotMinor, grid.baseScale) }),
    ...(sized.minor !== undefined &&
      sized.minor !== null && { quoteAmount: formatAmount(sized.minor, grid.quoteScale) }),
  };
}
