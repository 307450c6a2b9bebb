import { parseAmount } from '@bourse/core/money/amount.ts';
import { lotsOf, ticksOf, unitsOf } from '@bourse/core/trading/grid.ts';
import { TRAIL_BPS_MAX, TRAIL_BPS_MIN } from '@bourse/core/trading/orders/trailing.ts';
import type { ApiMarket, PlaceAsk } from '../ports.ts';
import { PLACES_MIN } from '../shapes/decimals.ts';
import { type ApiFault, FAULTS } from '../wire/api-fault.ts';
import type { Reader } from '../wire/reader.ts';
import { newClientId, orderIdIn } from './client-id.ts';
import { allowedSelfTrades, SELF_TRADE_OF_NAME } from './self-trade.ts';

export const ORDER_TYPES = [
  'LIMIT',
  'LIMIT_MAKER',
  'MARKET',
  'STOP_LOSS',
  'STOP_LOSS_LIMIT',
  'TAKE_PROFIT',
  'TAKE_PROFIT_LIMIT',
] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
const RESPONSE_TYPES = ['ACK', 'RESULT', 'FULL'] as const;
export type ResponseType = (typeof RESPONSE_TYPES)[number];

/** An order as a client asks for it. */
export interface OrderRequest {
  readonly ask: Omit<PlaceAsk, 'uid'>;
  readonly response: ResponseType;
  readonly type: OrderType;
  /** On which side a stop must wake; null for an order that is not a stop. */
  readonly trigger: 'above' | 'below' | null;
  readonly stopTicks: number;
}

const NEEDS_PRICE: ReadonlySet<OrderType> = new Set(['LIMIT', 'LIMIT_MAKER', 'STOP_LOSS_LIMIT', 'TAKE_PROFIT_LIMIT']);
const NEEDS_TIME: ReadonlySet<OrderType> = new Set(['LIMIT', 'STOP_LOSS_LIMIT', 'TAKE_PROFIT_LIMIT']);
const STOPS: ReadonlySet<OrderType> = new Set(['STOP_LOSS', 'STOP_LOSS_LIMIT', 'TAKE_PROFIT', 'TAKE_PROFIT_LIMIT']);
const ZERO_TEXT = /^[0.]+$/;
const TIME_IN_FORCE = { GTC: 'gtc', IOC: 'ioc', FOK: 'fok' } as const;
/** Parameters that are not supported. Ignoring one would place a different order than the program means. */
const NOT_OFFERED = ['pegPriceType', 'pegOffsetValue', 'pegOffsetType'] as const;

/** Parameters of orders of other products. Ignoring one would place an order that the program did not mean. */
const OF_OTHER_PRODUCTS = ['reduceOnly', 'closePosition', 'positionSide', 'sideEffectType'] as const;

/** All parameters of an order, including those that are not supported, so that none is ignored. */
export const ORDER_PARAMETERS = [
  ...['type', 'timeInForce', 'price', 'stopPrice', 'newClientOrderId', 'icebergQty', 'trailingDelta'],
  ...['pegPriceType', 'pegOffsetValue', 'pegOffsetType'],
] as const;

/** Reads an order. The form of parameters is checked before their meaning, as clients of this API expect. */
export function readOrder(
  reader: Reader,
  market: ApiMarket,
  mayTradeWithItself: boolean,
): OrderRequest | { readonly fault: ApiFault } {
  reader.required('side');
  const side = reader.word('side', ['BUY', 'SELL'], FAULTS.badSide);
  reader.required('type');
  const type = reader.word('type', ORDER_TYPES, FAULTS.badOrderType) ?? 'LIMIT';
  const timeInForce = reader.word('timeInForce', ['GTC', 'IOC', 'FOK'], FAULTS.badTimeInForce);
  const texts = {
    price: reader.decimal('price'),
    quantity: reader.decimal('quantity'),
    quoteOrderQty: reader.decimal('quoteOrderQty'),
    stopPrice: reader.decimal('stopPrice'),
    icebergQty: reader.decimal('icebergQty'),
  };
  const clientId = reader.clientId('newClientOrderId');
  // A client id in the form that we make would refer to another order.
  if (clientId !== null && orderIdIn(clientId) !== null)
    reader.refuse(FAULTS.badValue(reader.called('newClientOrderId')));
  const trailBps = reader.whole('trailingDelta');
  const response =
    reader.word('newOrderRespType', RESPONSE_TYPES, () => FAULTS.badValue('newOrderRespType')) ??
    (type === 'LIMIT' || type === 'MARKET' ? 'FULL' : 'ACK');
  const selfTrade = reader.word('selfTradePreventionMode', allowedSelfTrades(mayTradeWithItself), () =>
    FAULTS.badValue('selfTradePreventionMode'),
  );
  for (const name of [...NOT_OFFERED, ...OF_OTHER_PRODUCTS])
    if (reader.has(name)) reader.refuse(FAULTS.unneeded(reader.called(name)));
  refuseWrongParts(reader, type);
  const grid = new GridReader(reader, market);
  const isTrailing = trailBps !== null;
  if (isTrailing && (trailBps < TRAIL_BPS_MIN || trailBps > TRAIL_BPS_MAX))
    reader.refuse(FAULTS.filter('TRAILING_DELTA'));
  const stopTicks = texts.stopPrice === null ? 0 : grid.ticks('stopPrice', texts.stopPrice);
  const quantity = texts.quantity === null ? 0 : grid.lots('quantity', texts.quantity);
  // Clients send 0 for an order that shows all of itself.
  const isIceberg = texts.icebergQty !== null && !ZERO_TEXT.test(texts.icebergQty);
  if (isIceberg) readIceberg(reader, grid, { type, timeInForce, quantity, text: texts.icebergQty! });
  if (texts.quoteOrderQty !== null) grid.units('quoteOrderQty', texts.quoteOrderQty);
  if (texts.price !== null) grid.ticks('price', texts.price);
  if (reader.fault) return { fault: reader.fault };
  const isMarket = type === 'MARKET' || type === 'STOP_LOSS' || type === 'TAKE_PROFIT';
  const kind = isMarket ? ('market' as const) : ('limit' as const);
  const trigger = triggerOf(type, side === 'BUY');
  return {
    response,
    type,
    stopTicks,
    trigger,
    ask: {
      symbol: market.symbol,
      clientId: clientId ?? newClientId(),
      isNewId: clientId === null,
      idUse: 'whileOpen',
      side: side === 'BUY' ? 'buy' : 'sell',
      type: STOPS.has(type) ? `stop-${kind}` : kind,
      timeInForce: isMarket ? undefined : TIME_IN_FORCE[timeInForce ?? 'GTC'],
      postOnly: type === 'LIMIT_MAKER',
      price: texts.price ?? undefined,
      stopPrice: texts.stopPrice ?? undefined,
      quantity: texts.quantity ?? undefined,
      quoteAmount: texts.quoteOrderQty ?? undefined,
      displayQuantity: isIceberg ? texts.icebergQty! : undefined,
      trailingDelta: trailBps ?? undefined,
      wakes: isTrailing ? (trigger ?? undefined) : undefined,
      selfTrade: selfTrade === null ? undefined : SELF_TRADE_OF_NAME[selfTrade],
    },
  };
}

/** Reads the visible part of an order. Only an order that can rest has one, and it must not exceed the whole. */
function readIceberg(
  reader: Reader,
  grid: GridReader,
  asked: { type: OrderType; timeInForce: string | null; quantity: number; text: string },
): void {
  if (!NEEDS_PRICE.has(asked.type)) reader.refuse(FAULTS.unneeded(reader.called('icebergQty')));
  const lots = grid.lots('icebergQty', asked.text);
  const rests = asked.type === 'LIMIT_MAKER' || asked.timeInForce === 'GTC';
  if (!rests || lots > asked.quantity) reader.refuse(FAULTS.badCombination());
}

/** A quantity in lots of the market; the reader keeps the fault if it is invalid. */
export const readLots = (reader: Reader, market: ApiMarket, name: string, text: string): number =>
  new GridReader(reader, market).lots(name, text);

/** A stop loss wakes when the price moves on against it, a take profit when the price has come to it. */
function triggerOf(type: OrderType, isBuy: boolean): OrderRequest['trigger'] {
  if (!STOPS.has(type)) return null;
  const isStop = type === 'STOP_LOSS' || type === 'STOP_LOSS_LIMIT';
  return isStop === isBuy ? 'above' : 'below';
}

/** Refuses a type with missing or forbidden parameters. */
function refuseWrongParts(reader: Reader, type: OrderType): void {
  const rules: readonly (readonly [name: string, isNeeded: boolean])[] = [
    ['timeInForce', NEEDS_TIME.has(type)],
    ['price', NEEDS_PRICE.has(type)],
    ['stopPrice', STOPS.has(type)],
  ];
  const isTrailing = STOPS.has(type) && reader.has('trailingDelta');
  if (reader.has('trailingDelta') && !isTrailing) reader.refuse(FAULTS.unneeded(reader.called('trailingDelta')));
  for (const [name, isNeeded] of rules) {
    const isLeft = name === 'stopPrice' && isTrailing;
    if (isNeeded && !isLeft && !reader.has(name)) reader.refuse(FAULTS.missing(reader.called(name)));
    if (!isNeeded && reader.has(name)) reader.refuse(FAULTS.unneeded(reader.called(name)));
  }
  if (type !== 'MARKET') {
    if (!reader.has('quantity')) reader.refuse(FAULTS.missing(reader.called('quantity')));
    if (reader.has('quoteOrderQty')) reader.refuse(FAULTS.unneeded('quoteOrderQty'));
    return;
  }
  if (reader.has('quantity') && reader.has('quoteOrderQty')) reader.refuse(FAULTS.badCombination());
  if (!reader.has('quantity') && !reader.has('quoteOrderQty'))
    reader.refuse(FAULTS.missingEither('quantity', 'quoteOrderQty'));
}

/** Converts decimal texts to ticks, lots and units of a market. */
class GridReader {
  readonly #reader: Reader;
  readonly #market: ApiMarket;

  constructor(reader: Reader, market: ApiMarket) {
    this.#reader = reader;
    this.#market = market;
  }

  ticks(name: string, text: string): number {
    const { grid } = this.#market;
    const price = this.#amount(name, text, grid.priceScale, () => FAULTS.filter('PRICE_FILTER'));
    if (price === null) return 0;
    if (price === 0n) return this.#refuse(FAULTS.invalidPrice());
    const ticks = ticksOf(price, grid);
    return ticks.ok ? ticks.value : this.#refuse(FAULTS.filter('PRICE_FILTER'));
  }

  lots(name: string, text: string): number {
    const { grid } = this.#market;
    const quantity = this.#amount(name, text, grid.baseScale, () => FAULTS.filter('LOT_SIZE'));
    if (quantity === null) return 0;
    if (quantity === 0n) return this.#refuse(FAULTS.invalidQuantity());
    const lots = lotsOf(quantity, grid);
    return lots.ok ? lots.value : this.#refuse(FAULTS.filter('LOT_SIZE'));
  }

  units(name: string, text: string): number {
    const { quoteScale, unitMinor } = this.#market;
    const sum = this.#amount(name, text, quoteScale, () => FAULTS.precision(this.#reader.called(name)));
    if (sum === null) return 0;
    const units = unitsOf(sum, unitMinor);
    return units > 0 ? units : this.#refuse(sum === 0n ? FAULTS.invalidQuantity() : FAULTS.filter('NOTIONAL'));
  }

  /** Trailing zeros do not count as decimal places. */
  #amount(name: string, text: string, scale: number, offGrid: () => ApiFault): bigint | null {
    const plain = text.endsWith('0') && text.includes('.') ? text.replace(/\.?0+$/, '') : text;
    const point = plain.indexOf('.');
    const places = point === -1 ? 0 : plain.length - point - 1;
    const placesMax = Math.max(PLACES_MIN, placesOfStep(this.#market, name));
    if (places > placesMax) {
      this.#refuse(FAULTS.precision(this.#reader.called(name)));
      return null;
    }
    const amount = places > scale ? null : parseAmount(plain, scale);
    if (amount?.ok) return amount.value;
    this.#refuse(offGrid());
    return null;
  }

  #refuse(fault: ApiFault): 0 {
    this.#reader.refuse(fault);
    return 0;
  }
}

const placesOfStep = ({ grid, quantityScale, quoteScale }: ApiMarket, name: string): number =>
  name === 'quantity' || name === 'icebergQty'
    ? quantityScale
    : name === 'quoteOrderQty'
      ? quoteScale
      : grid.priceScale;
