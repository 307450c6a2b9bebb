import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import { parseTyped, type TypedRefusal } from '@bourse/core/money/typed.ts';
import { STOP_BUY_WORST_PERCENT, worstStopBuyTicks } from '@bourse/core/spot/stop-price.ts';
import { lotsOf, priceText, ticksOf } from '@bourse/core/trading/grid.ts';
import { displayLotsMin, ICEBERG_PARTS_MAX } from '@bourse/core/trading/orders/iceberg.ts';
import { TRAIL_BPS_MAX, TRAIL_BPS_MIN, wakeTicksOf } from '@bourse/core/trading/orders/trailing.ts';
import type { Walk, Wanted } from './book/book-walk.ts';
import type { MarketGrid, OrderType } from './market.ts';
import { type Funds, hasLimit, isOnlyBy, isShownInParts, isStop, type OrderDraft } from './order-draft.ts';
import type { OrderInput, SendInput } from './sending/order-input.ts';

export type OrderField = 'price' | 'stopPrice' | 'quantity' | 'total' | 'displayQuantity' | 'trail';

/** Why a field cannot be sent: the server's refusal code, with its numbers as decimal text. */
export interface Problem {
  readonly code:
    | Exclude<TypedRefusal, 'AMOUNT_REQUIRED'>
    | 'AMOUNT_ZERO'
    | 'PRICE_REQUIRED'
    | 'STOP_PRICE_REQUIRED'
    | 'QUANTITY_REQUIRED'
    | 'OFF_TICK'
    | 'OFF_LOT'
    | 'PRICE_TOO_HIGH'
    | 'QUANTITY_TOO_LARGE'
    | 'BELOW_MIN_NOTIONAL'
    | 'DISPLAY_TOO_LARGE'
    | 'TOO_MANY_PARTS'
    | 'TRAIL_REQUIRED'
    | 'TRAIL_OUT_OF_RANGE'
    | 'INSUFFICIENT_BALANCE';
  readonly details: Readonly<Record<string, string>>;
}

/** Decimal places of hundredths of a percent, in percent. */
const BPS_PLACES = 2;
const STOP_BUY_WORST_BPS = Number(STOP_BUY_WORST_PERCENT) * 100;

/** What an order would cost and bring, in minor units of quote unless it says base. */
interface Estimate {
  /** The quote that changes hands; for a market order, by the present book. */
  readonly totalMinor: bigint;
  /** The highest fee, in the coin that arrives: base for a buyer, quote for a seller. Null where the amount is not known. */
  readonly feeMostMinor: bigint | null;
  /** The most that a buyer pays, or the least that a seller receives. A buyer receives `baseMinor` less the fee. */
  readonly netMinor: bigint;
  readonly baseMinor: bigint;
  readonly averageTicks: number | null;
  /**
   * For a market order, its worst price in the present book and the distance from the best price, in hundredths of a percent.
   * For a stop that buys at the market, the worst price that it accepts and the distance from its trigger.
   */
  readonly worst: { readonly price: string; readonly awayBps: number } | null;
  /** True if the shown book does not hold all of it. */
  readonly isThin: boolean;
}

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

export interface CheckTerms {
  readonly grid: MarketGrid;
  /** Null while it is not known, or for a visitor. */
  readonly funds: Funds | null;
  readonly makerPpm: number;
  readonly takerPpm: number;
  /** Walks the opposite side of the book; null where that is empty. */
  readonly walk: ((wanted: Wanted) => Walk) | null;
  readonly bestTicks: number | null;
  /** The price from which a stop would begin to follow at once; null while there were no trades. */
  readonly lastTicks?: number | null;
}

export type Read<Value> = { readonly value: Value } | { readonly problem: Problem };
export const problem = (
  code: Problem['code'],
  details: Record<string, string | number | boolean> = {},
): { problem: Problem } => ({
  problem: { code, details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])) },
});

function readMinor(text: string, scale: number, missing: Problem['code']): Read<bigint> {
  const parsed = parseTyped(text, scale);
  if (!parsed.ok) {
    const { code, details } = parsed.refusal;
    return problem(code === 'AMOUNT_REQUIRED' ? missing : code, details ?? {});
  }
  return parsed.value === 0n ? problem('AMOUNT_ZERO') : { value: parsed.value };
}

export function readTicks(text: string, grid: MarketGrid, missing: Problem['code']): Read<number> {
  // Too many decimal places are also off the tick, and the tick explains more than a number of places.
  const tick = formatAmount(grid.tick, grid.priceScale);
  const read = readMinor(text, grid.priceScale, missing);
  if ('problem' in read) return read.problem.code === 'AMOUNT_PLACES' ? problem('OFF_TICK', { tick }) : read;
  const ticks = ticksOf(read.value, grid);
  return ticks.ok ? { value: ticks.value } : problem(ticks.refusal.code, ticks.refusal.details ?? {});
}

export function readLots(text: string, grid: MarketGrid): Read<number> {
  const lot = formatAmount(grid.lotMinor, grid.baseScale);
  const read = readMinor(text, grid.baseScale, 'QUANTITY_REQUIRED');
  if ('problem' in read) return read.problem.code === 'AMOUNT_PLACES' ? problem('OFF_LOT', { lot }) : read;
  const lots = lotsOf(read.value, grid);
  return lots.ok ? { value: lots.value } : problem(lots.refusal.code, lots.refusal.details ?? {});
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
  const isTotalTyped = (isOnlyBy(draft) ?? draft.by) === 'total';
  const total = isTotalTyped ? take('total', readTotal(draft, ticks, grid)) : null;
  // A limit order is sent by its quantity. Where that follows from the total, the total is what may be wrong.
  const hasSize = !isTotalTyped || (total !== null && ticks !== null);
  const sized =
    isTotalTyped && !hasLimit(draft)
      ? { field: 'total' as const, minor: total }
      : { field: 'quantity' as const, lots: hasSize ? take('quantity', readLots(draft.quantity, grid)) : null };
  const estimate =
    'lots' in sized
      ? estimateSized(draft, sized.lots, hasLimit(draft) ? ticks : paidAt(draft, stopTicks), terms)
      : sized.minor === null
        ? null
        : estimateTotal(draft, sized.minor, terms);
  if (estimate && !problems[sized.field]) {
    const sum = 'minor' in sized ? sized.minor! : worthOf(ticks ?? stopTicks, sized.lots!, estimate, grid);
    const found = judgeSum(draft, estimate, sum, 'minor' in sized, terms);
    if (found) problems[isTotalTyped && found.code === 'BELOW_MIN_NOTIONAL' ? 'total' : sized.field] = found;
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

/** The typed total, minor units. For a limit order, it must pay for a lot at least. */
function readTotal(draft: OrderDraft, ticks: number | null, grid: MarketGrid): Read<bigint> {
  const read = readMinor(draft.total, grid.quoteScale, 'QUANTITY_REQUIRED');
  if ('problem' in read || !hasLimit(draft) || ticks === null) return read;
  const lotMinor = BigInt(ticks) * grid.unitMinor;
  if (read.value >= lotMinor) return read;
  const min = lotMinor > grid.minNotionalMinor ? lotMinor : grid.minNotionalMinor;
  const text = (minor: bigint) => formatAmount(minor, grid.quoteScale);
  return problem('BELOW_MIN_NOTIONAL', { min: text(min), total: text(read.value) });
}

/** How far a stop follows the price, hundredths of a percent. */
function readTrail(text: string): Read<number> {
  const read = readMinor(text, BPS_PLACES, 'TRAIL_REQUIRED');
  if ('problem' in read) return read;
  const bps = Number(read.value);
  if (bps >= TRAIL_BPS_MIN && bps <= TRAIL_BPS_MAX) return { value: bps };
  const percent = (value: number) => formatAmount(BigInt(value), BPS_PLACES);
  return problem('TRAIL_OUT_OF_RANGE', { min: percent(TRAIL_BPS_MIN), max: percent(TRAIL_BPS_MAX) });
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

/** The price that a market stop is paid at: for a buy its worst price, because that much is held until it wakes. */
const paidAt = ({ side }: OrderDraft, stopTicks: number | null): number | null =>
  stopTicks !== null && side === 'buy' ? worstStopBuyTicks(stopTicks) : stopTicks;

/** The value that is compared with the market's minimum: price times quantity, for a stop at its trigger. */
const worthOf = (ticks: number | null, lots: number, estimate: Estimate, { unitMinor }: MarketGrid): bigint =>
  ticks === null ? estimate.totalMinor : BigInt(ticks) * BigInt(lots) * unitMinor;

export const feeUp = (minor: bigint, ppm: number): bigint => mulDiv(minor, BigInt(ppm), 1_000_000n, 'up');

/** Only a market order trades at the book's prices: any other without a price of its own has no cost yet. */
const estimateSized = (draft: OrderDraft, lots: number | null, ticks: number | null, terms: CheckTerms) =>
  lots === null || (ticks === null && draft.type !== 'market') ? null : estimateLots(draft, lots, ticks, terms);

function estimateLots(draft: OrderDraft, lots: number, ticks: number | null, terms: CheckTerms): Estimate | null {
  const { grid, makerPpm, takerPpm, walk } = terms;
  const isBuy = draft.side === 'buy';
  const baseMinor = BigInt(lots) * grid.lotMinor;
  if (ticks !== null) {
    const ppm = Math.max(makerPpm, takerPpm);
    const totalMinor = BigInt(ticks) * BigInt(lots) * grid.unitMinor;
    const feeMinor = feeUp(isBuy ? baseMinor : totalMinor, ppm);
    const netMinor = isBuy ? totalMinor : totalMinor - feeMinor;
    const worst = !hasLimit(draft) && isBuy ? { price: priceText(ticks, grid), awayBps: STOP_BUY_WORST_BPS } : null;
    return { totalMinor, feeMostMinor: feeMinor, netMinor, baseMinor, averageTicks: null, worst, isThin: false };
  }
  const met = walk?.({ lots: BigInt(lots) });
  return met ? estimateWalk(draft, met, baseMinor, terms) : null;
}

function estimateTotal(draft: OrderDraft, quoteMinor: bigint, terms: CheckTerms): Estimate | null {
  // A stop trades later, in a book that is not known yet, so only its total can be judged.
  if (isStop(draft)) {
    const base = { totalMinor: quoteMinor, netMinor: quoteMinor, baseMinor: 0n, averageTicks: null, worst: null };
    return { ...base, feeMostMinor: draft.side === 'buy' ? null : feeUp(quoteMinor, terms.takerPpm), isThin: false };
  }
  const met = terms.walk?.({ quoteMinor });
  return met ? estimateWalk(draft, met, met.lots * terms.grid.lotMinor, terms) : null;
}

function estimateWalk(draft: OrderDraft, met: Walk, baseMinor: bigint, terms: CheckTerms): Estimate {
  const { grid, takerPpm, bestTicks } = terms;
  const isBuy = draft.side === 'buy';
  const fee = feeUp(isBuy ? baseMinor : met.costMinor, takerPpm);
  const worst =
    met.worstTicks > 0 && bestTicks
      ? {
          price: priceText(met.worstTicks, grid),
          awayBps: Math.round((Math.abs(met.worstTicks - bestTicks) * 10_000) / bestTicks),
        }
      : null;
  return {
    totalMinor: met.costMinor,
    feeMostMinor: fee,
    netMinor: isBuy ? met.costMinor : met.costMinor - fee,
    baseMinor,
    averageTicks: met.lots > 0n ? Number(met.costMinor / (met.lots * grid.unitMinor)) : null,
    worst,
    isThin: !met.isEnough,
  };
}

/** How many lots the book shows at a time: no more than the order has, and not too few for the market's maximum of parts. */
function readDisplay({ displayQuantity }: OrderDraft, lots: number | null | undefined, grid: MarketGrid): Read<number> {
  const read = readLots(displayQuantity, grid);
  if ('problem' in read || lots === null || lots === undefined) return read;
  const text = (count: number) => formatAmount(BigInt(count) * grid.lotMinor, grid.baseScale);
  if (read.value > lots) return problem('DISPLAY_TOO_LARGE', { max: text(lots) });
  if (read.value >= displayLotsMin(lots)) return read;
  return problem('TOO_MANY_PARTS', { max: ICEBERG_PARTS_MAX, min: text(displayLotsMin(lots)) });
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
