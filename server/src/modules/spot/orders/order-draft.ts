import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { triggerOf, worstStopBuyTicks } from '@bourse/core/spot/stop-price.ts';
import { UNITS_MAX } from '@bourse/core/trading/amount.ts';
import type { IdUse, PlaceCommand, SelfTrade } from '@bourse/core/trading/command.ts';
import { type Grid, lotsOf, ticksOf, unitsOf } from '@bourse/core/trading/grid.ts';
import { wakeTicksOf } from '@bourse/core/trading/orders/trailing.ts';
import type { Market } from '../markets/market.ts';
import { quoteText } from '../views.ts';

/** An order as asked for, in decimal text; which fields it needs depends on its type. */
export interface OrderAsk {
  /** The caller's own id, up to 36 visible ASCII characters; empty for none. */
  readonly clientId: string;
  /** How long that id identifies only one order; for ever if absent. */
  readonly idUse?: IdUse;
  /** True if the id was drawn at random for this order, so that it cannot have been used before. */
  readonly isNewId?: boolean;
  readonly side: 'buy' | 'sell';
  readonly type: 'limit' | 'market' | 'stop-limit' | 'stop-market';
  readonly timeInForce?: 'gtc' | 'ioc' | 'fok' | undefined;
  readonly postOnly?: boolean | undefined;
  /** For an order at the market: the worst price that it accepts. */
  readonly price?: string | undefined;
  readonly stopPrice?: string | undefined;
  /** Whether a stop wakes when the price rises to its stop price or falls to it; if absent, the last price decides. */
  readonly wakes?: 'above' | 'below' | undefined;
  readonly quantity?: string | undefined;
  /** Instead of a quantity, at the market: how much quote to spend or to receive. */
  readonly quoteAmount?: string | undefined;
  /** How much of a limit order the book shows at a time; all of it if absent. */
  readonly displayQuantity?: string | undefined;
  /** How far a stop follows the price, in hundredths of a percent: at once, or from its stop price on if it has one. */
  readonly trailingDelta?: number | undefined;
  /** What happens if it meets an order of the same account; if absent, the new order ends. */
  readonly selfTrade?: Exclude<SelfTrade, 'refuse'> | undefined;
}

export type DraftRefusal =
  | 'INVALID_ORDER'
  | 'PRICE_REQUIRED'
  | 'QUANTITY_REQUIRED'
  | 'STOP_PRICE_REQUIRED'
  | 'OFF_TICK'
  | 'OFF_LOT'
  | 'PRICE_TOO_HIGH'
  | 'QUANTITY_TOO_LARGE'
  | 'BELOW_MIN_NOTIONAL';

/** As many places as the finest coin has; what is finer than the market's step is then refused by the field's name. */
const TEXT_SCALE = 18;

const noneOf = (field: string) => refuse('INVALID_ORDER', { field });

/**
 * Converts an order as asked for into ticks, lots and units of the market.
 *
 * @param lastTicks  the last price, with which stop prices are compared; 0 for none
 * @refuses          see DraftRefusal; the details name the field
 */
export function draftOrder(
  market: Market,
  account: number,
  ask: OrderAsk,
  lastTicks: number,
): Result<PlaceCommand, DraftRefusal> {
  const isStop = ask.type === 'stop-limit' || ask.type === 'stop-market';
  const isMarket = ask.type === 'market' || ask.type === 'stop-market';
  const timeInForce = isMarket ? 'ioc' : (ask.timeInForce ?? 'gtc');
  if (ask.timeInForce !== undefined && ask.timeInForce !== timeInForce) return noneOf('timeInForce');
  const isPostOnly = ask.postOnly ?? false;
  if (isPostOnly && (ask.type !== 'limit' || timeInForce !== 'gtc')) return noneOf('postOnly');
  if (!isStop && ask.stopPrice !== undefined) return noneOf('stopPrice');
  if (!isStop && ask.wakes !== undefined) return noneOf('wakes');
  const trailBps = ask.trailingDelta ?? 0;
  if (ask.trailingDelta !== undefined && (!isStop || trailBps === 0)) return noneOf('trailingDelta');
  const isFixed = isStop && (trailBps === 0 || ask.stopPrice !== undefined);
  const stopTicks = isFixed ? priceOf(market, ask.stopPrice, 'stopPrice') : ok(0);
  if (!stopTicks.ok) return stopTicks;
  const ticks = isMarket && ask.price === undefined ? ok(0) : priceOf(market, ask.price, 'price');
  if (!ticks.ok) return ticks;
  const size = sizeOf(market, ask, { isStop, isMarket });
  if (!size.ok) return size;
  const shown = displayOf(market, ask, isMarket ? 'ioc' : timeInForce, size.value.lots);
  if (!shown.ok) return shown;
  const isStopBuy = isStop && isMarket && ask.side === 'buy' && size.value.lots > 0;
  const fromTicks = stopTicks.value || lastTicks;
  // Nobody has traded yet, so its cost cannot be limited.
  if (isStopBuy && fromTicks === 0) return refuse('STOP_PRICE_REQUIRED', { field: 'stopPrice' });
  const wakeTicks = trailBps === 0 ? fromTicks : wakeTicksOf(fromTicks, trailBps, true);
  return ok({
    kind: 'place',
    account,
    market: market.market,
    side: ask.side,
    type: isMarket ? 'market' : 'limit',
    timeInForce,
    postOnly: isPostOnly,
    ticks: isStopBuy && ticks.value === 0 ? worstStopBuyTicks(wakeTicks) : ticks.value,
    ...size.value,
    // A stop that follows at once is meant to protect unless its caller says otherwise: a sell wakes below, a buy
    // above.
    trigger: isStop ? (ask.wakes ?? triggerOf(stopTicks.value, isFixed ? lastTicks : 0, ask.side)) : 'none',
    stopTicks: stopTicks.value,
    feeFrom: 'received',
    selfTrade: ask.selfTrade ?? 'expireTaker',
    clientId: ask.clientId,
    idUse: ask.idUse ?? 'once',
    ...shown.value,
    ...(trailBps > 0 ? { trailBps } : {}),
  });
}

function priceOf(market: Market, text: string | undefined, field: 'price' | 'stopPrice'): Result<number, DraftRefusal> {
  const read = readText(text);
  if (read === 0n) return refuse(field === 'price' ? 'PRICE_REQUIRED' : 'STOP_PRICE_REQUIRED', { field });
  const ticks = ticksOf(read, textGridOf(market.grid));
  return ticks.ok ? ticks : withField(ticks.refusal, field);
}

function sizeOf(
  market: Market,
  ask: OrderAsk,
  { isStop, isMarket }: { readonly isStop: boolean; readonly isMarket: boolean },
): Result<Pick<PlaceCommand, 'lots' | 'quoteUnits'>, DraftRefusal> {
  if (ask.quoteAmount !== undefined) {
    const isTaken = isMarket && ask.quantity === undefined && !(isStop && ask.side === 'sell');
    return isTaken ? quoteOf(market, ask.quoteAmount) : noneOf('quoteAmount');
  }
  const read = readText(ask.quantity);
  if (read === 0n) return refuse('QUANTITY_REQUIRED', { field: 'quantity' });
  const lots = lotsOf(read, textGridOf(market.grid));
  return lots.ok ? ok({ lots: lots.value, quoteUnits: 0 }) : withField(lots.refusal, 'quantity');
}

/** Only an order that can rest may show a part of itself, and the part must not exceed the whole. */
function displayOf(
  market: Market,
  { displayQuantity }: OrderAsk,
  timeInForce: string,
  lots: number,
): Result<Pick<PlaceCommand, 'displayLots'>, DraftRefusal> {
  if (displayQuantity === undefined) return ok({});
  const field = 'displayQuantity';
  if (timeInForce !== 'gtc') return noneOf(field);
  const read = readText(displayQuantity);
  if (read === 0n) return refuse('QUANTITY_REQUIRED', { field });
  const displayLots = lotsOf(read, textGridOf(market.grid));
  if (!displayLots.ok) return withField(displayLots.refusal, field);
  return displayLots.value > lots ? noneOf(field) : ok({ displayLots: displayLots.value });
}

/** An amount finer than the coin's places, or less than a unit, cannot be spent: it is cut off. */
function quoteOf(market: Market, text: string): Result<Pick<PlaceCommand, 'lots' | 'quoteUnits'>, DraftRefusal> {
  const field = 'quoteAmount';
  const read = readText(text);
  if (read === 0n) return refuse('QUANTITY_REQUIRED', { field });
  const minor = read / 10n ** places(market.quoteScale);
  if (minor > BigInt(UNITS_MAX) * market.unitMinor) {
    return refuse('QUANTITY_TOO_LARGE', { field, max: quoteText(market, BigInt(UNITS_MAX) * market.unitMinor) });
  }
  const quoteUnits = unitsOf(minor, market.unitMinor);
  if (quoteUnits > 0) return ok({ lots: 0, quoteUnits });
  const [min, notional] = [quoteText(market, market.minNotionalMinor), formatAmount(read, TEXT_SCALE)];
  return refuse('BELOW_MIN_NOTIONAL', { field, min, notional, asset: market.quote });
}

/** Reads a number whose form the contract has checked; 0 if it is absent. */
function readText(text: string | undefined): bigint {
  if (text === undefined) return 0n;
  const read = parseAmount(text, TEXT_SCALE);
  return read.ok ? read.value : 0n;
}

const places = (scale: number): bigint => BigInt(TEXT_SCALE - scale);

const textGrids = new WeakMap<Grid, Grid>();

/** The grid of a market for texts with as many places as allowed; made once for each market. */
function textGridOf(grid: Grid): Grid {
  const cached = textGrids.get(grid);
  if (cached) return cached;
  const tick = grid.tick * 10n ** places(grid.priceScale);
  const lotMinor = grid.lotMinor * 10n ** places(grid.baseScale);
  const made = { ...grid, priceScale: TEXT_SCALE, tick, baseScale: TEXT_SCALE, lotMinor };
  textGrids.set(grid, made);
  return made;
}

const withField = <Code extends string>(
  { code, details }: { readonly code: Code; readonly details?: Readonly<Record<string, string | number | boolean>> },
  field: string,
) => refuse(code, { field, ...details });
