import { KLINE_INTERVALS } from '@bourse/core/spot/kline.ts';
import { ORDER_TYPES } from '../orders/order-request.ts';

/** The types that an order of a pair can have. */
const CONTINGENT_TYPES = ORDER_TYPES.filter((type) => type !== 'LIMIT' && type !== 'MARKET');

/** A parameter as JSON Schema, with an example value. */
export interface ParameterSchema {
  readonly type: 'string' | 'integer';
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly description?: string;
  readonly example: string;
}

const word = (...words: readonly string[]): ParameterSchema => ({ type: 'string', enum: words, example: words[0]! });
const text = (example: string, description?: string): ParameterSchema => ({
  type: 'string',
  ...(description && { description }),
  example,
});
const whole = (example: string, description?: string): ParameterSchema => ({
  ...text(example, description),
  type: 'integer',
});
const decimal = (example: string): ParameterSchema => ({ ...text(example), pattern: '^[0-9]{1,20}(\\.[0-9]{1,40})?$' });
const time = (): ParameterSchema => whole('1795284811648', 'UTC milliseconds');

/**
 * Schemas by the parameter's name. A name that means different things in different calls has one entry each, with a
 * second name.
 */
export const SCHEMAS: Readonly<Record<string, ParameterSchema>> = {
  symbol: text('BTCUSDT'),
  symbols: text('["BTCUSDT","ETHUSDT"]', 'a JSON list of symbols'),
  symbolStatus: word('TRADING', 'HALT', 'BREAK'),
  limit: whole('100'),
  fromId: whole('28457'),
  startTime: time(),
  endTime: time(),
  interval: word(...KLINE_INTERVALS),
  timeZone: text('+5:45', 'ahead of UTC: `8`, `-3:30`, `05:45`'),
  windowSize: text('4h', '1m to 59m, 1h to 23h, 1d to 7d'),
  'type ticker': word('FULL', 'MINI'),
  side: word('BUY', 'SELL'),
  'type order': word(...ORDER_TYPES),
  timeInForce: word('GTC', 'IOC', 'FOK'),
  quantity: decimal('0.01'),
  quoteOrderQty: decimal('100'),
  price: decimal('50000'),
  stopPrice: decimal('49000'),
  icebergQty: decimal('0.001'),
  trailingDelta: whole('100', 'hundredths of a percent, within `TRAILING_DELTA` of the market'),
  newClientOrderId: text('my-order-1'),
  listClientOrderId: text('my-list-1'),
  orderListId: whole('27'),
  contingentType: word(...CONTINGENT_TYPES),
  workingType: word('LIMIT', 'LIMIT_MAKER'),
  pendingType: word(...ORDER_TYPES),
  newOrderRespType: word('ACK', 'RESULT', 'FULL'),
  selfTradePreventionMode: text('EXPIRE_TAKER', 'one of `allowedSelfTradePreventionModes` of the market'),
  cancelReplaceMode: word('STOP_ON_FAILURE', 'ALLOW_FAILURE'),
  cancelOrderId: whole('28'),
  cancelOrigClientOrderId: text('my-order-1'),
  cancelNewClientOrderId: text('my-cancel-1'),
  cancelRestrictions: word('ONLY_NEW', 'ONLY_PARTIALLY_FILLED'),
  orderRateLimitExceededMode: word('DO_NOTHING'),
  orderId: whole('28'),
  origClientOrderId: text('my-order-1'),
  newQty: decimal('0.01'),
  fromExecutionId: whole('75'),
  preventedMatchId: whole('3'),
  fromPreventedMatchId: whole('3'),
  omitZeroBalances: word('true', 'false'),
  coin: text('BTC'),
  network: text('BTC'),
  status: whole('1'),
  txId: text('b3c6…'),
  idList: text('a1,b2', 'ids divided by commas'),
  withdrawOrderId: text('my-id'),
  offset: whole('0'),
  asset: text('USDT'),
  quoteAsset: text('BTC'),
  needBtcValuation: word('true', 'false'),
  'type transfer': word('MAIN_FUNDING', 'FUNDING_MAIN'),
  amount: decimal('12.5'),
  clientTranId: text('my-transfer-1', 'a repeat under the same id moves nothing'),
  current: whole('1'),
  size: whole('10'),
  listenKey: text('pqia91ma19a5s61cv6a81va65sdf19v8a65a1a5s61cv6a81va65sdf19v8a65a1'),
};

const IN_LIST = 'listClientOrderId newOrderRespType selfTradePreventionMode';
/** Names of parameters with the prefix of an order's place in a list; for a waiting pair the prefix is longer. */
const place = (name: string, type: string): string =>
  `${name}Type!${type} ${name}ClientOrderId?newClientOrderId ${name}Price?price ${name}StopPrice?stopPrice ${name}TimeInForce?timeInForce ${name}IcebergQty?icebergQty ${name}TrailingDelta?trailingDelta`;
const pair = (above: string, below: string): string =>
  `${place(above, 'contingentType')} ${place(below, 'contingentType')}`;
const WORKING = `workingType! workingSide!side workingPrice!price workingQuantity!quantity workingTimeInForce?timeInForce
  workingClientOrderId?newClientOrderId workingIcebergQty?icebergQty`;
const PENDING = 'pendingSide!side pendingQuantity!quantity';

const ORDER = `symbol! side! type!order timeInForce quantity quoteOrderQty price stopPrice icebergQty trailingDelta newClientOrderId newOrderRespType
  selfTradePreventionMode`;

/**
 * The parameters of each call. `!` marks a required one, or, followed by a name, the schema to use; `?name` chooses the
 * schema of an optional one.
 */
const CALLS: Readonly<Record<string, string>> = {
  'GET /api/v3/exchangeInfo': 'symbol symbols',
  'GET /api/v3/depth': 'symbol! limit',
  'GET /api/v3/trades': 'symbol! fromId limit',
  'GET /api/v3/historicalTrades': 'symbol! fromId limit',
  'GET /api/v3/aggTrades': 'symbol! fromId startTime endTime limit',
  'GET /api/v3/klines': 'symbol! interval! startTime endTime timeZone limit',
  'GET /api/v3/uiKlines': 'symbol! interval! startTime endTime timeZone limit',
  'GET /api/v3/avgPrice': 'symbol!',
  'GET /api/v3/ticker': 'symbol symbols windowSize type?ticker symbolStatus',
  'GET /api/v3/ticker/24hr': 'symbol symbols type?ticker symbolStatus',
  'GET /api/v3/ticker/tradingDay': 'symbol symbols timeZone type?ticker symbolStatus',
  'GET /api/v3/ticker/price': 'symbol symbols symbolStatus',
  'GET /api/v3/ticker/bookTicker': 'symbol symbols symbolStatus',
  'POST /api/v3/order': ORDER,
  'POST /api/v3/order/test': ORDER,
  'POST /api/v3/order/cancelReplace': `${ORDER} cancelReplaceMode! cancelOrderId cancelOrigClientOrderId cancelNewClientOrderId
    cancelRestrictions orderRateLimitExceededMode`,
  'POST /api/v3/orderList/oco': `symbol! side! quantity! ${pair('above', 'below')} ${IN_LIST}`,
  'POST /api/v3/orderList/oto': `symbol! ${WORKING} ${PENDING} ${place('pending', 'pendingType')} ${IN_LIST}`,
  'POST /api/v3/orderList/otoco': `symbol! ${WORKING} ${PENDING} ${pair('pendingAbove', 'pendingBelow')} ${IN_LIST}`,
  'POST /api/v3/order/oco': `symbol! side! quantity! price! stopPrice! stopLimitPrice?price stopLimitTimeInForce?timeInForce
    limitClientOrderId?newClientOrderId stopClientOrderId?newClientOrderId limitIcebergQty?icebergQty stopIcebergQty?icebergQty
    trailingDelta ${IN_LIST}`,
  'GET /api/v3/orderList': 'orderListId origClientOrderId',
  'DELETE /api/v3/orderList': 'symbol! orderListId listClientOrderId newClientOrderId',
  'GET /api/v3/allOrderList': 'fromId startTime endTime limit',
  'PUT /api/v3/order/amend/keepPriority': 'symbol! orderId origClientOrderId newClientOrderId newQty!',
  'GET /api/v3/order/amendments': 'symbol! orderId! fromExecutionId limit',
  'GET /api/v3/order': 'symbol! orderId origClientOrderId',
  'DELETE /api/v3/order': 'symbol! orderId origClientOrderId newClientOrderId cancelRestrictions',
  'GET /api/v3/openOrders': 'symbol',
  'DELETE /api/v3/openOrders': 'symbol!',
  'GET /api/v3/allOrders': 'symbol! orderId startTime endTime limit',
  'GET /api/v3/myTrades': 'symbol! orderId fromId startTime endTime limit',
  'GET /api/v3/myPreventedMatches': 'symbol! preventedMatchId orderId fromPreventedMatchId limit',
  'GET /api/v3/account': 'omitZeroBalances',
  'GET /api/v3/account/commission': 'symbol!',
  'GET /sapi/v1/asset/tradeFee': 'symbol',
  'GET /sapi/v1/capital/deposit/address': 'coin! network',
  'GET /sapi/v1/capital/deposit/address/list': 'coin! network',
  'GET /sapi/v1/asset/wallet/balance': 'quoteAsset',
  'GET /sapi/v1/asset/assetDetail': 'asset',
  'GET /sapi/v1/capital/deposit/hisrec': 'coin status txId startTime endTime limit offset',
  'GET /sapi/v1/capital/withdraw/history': 'coin status idList withdrawOrderId startTime endTime limit offset',
  'POST /sapi/v3/asset/getUserAsset': 'asset needBtcValuation',
  'POST /sapi/v1/asset/get-funding-asset': 'asset needBtcValuation',
  'POST /sapi/v1/asset/transfer': 'type!transfer asset! amount! clientTranId',
  'GET /sapi/v1/asset/transfer': 'type!transfer startTime endTime current size',
  'PUT /api/v3/userDataStream': 'listenKey!',
  'DELETE /api/v3/userDataStream': 'listenKey!',
};

export interface CallParameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: ParameterSchema;
}

/** The calls described here; all others take no parameters. */
export const DESCRIBED_CALLS: readonly string[] = Object.keys(CALLS);

/** The parameters of a call, without those that sign it. */
export function parametersOf(id: string): CallParameter[] {
  const parts = (CALLS[id] ?? '').split(/\s+/).filter((part) => part !== '');
  return parts.map((part) => {
    const [, name = '', mark = '', of = ''] = /^(\w+)([!?]?)(\w*)$/.exec(part) ?? [];
    const schema = SCHEMAS[of === '' ? name : `${name} ${of}`] ?? SCHEMAS[of];
    if (!schema) throw new Error(`nothing is said of the parameter ${part}`);
    return { name, isRequired: mark === '!', schema };
  });
}
