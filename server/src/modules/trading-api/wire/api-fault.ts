/** Why a call was not done, in the form that clients know: an HTTP status, a code below zero, a sentence. */
export interface ApiFault {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  /** The outcome of each part of a call that has several. */
  readonly data?: object;
}

const fault = (status: number, code: number, msg: string): ApiFault => ({ status, code, msg });

/** Filters of a symbol, as in `exchangeInfo`. */
export type Filter =
  | 'PRICE_FILTER'
  | 'LOT_SIZE'
  | 'ICEBERG_PARTS'
  | 'TRAILING_DELTA'
  | 'NOTIONAL'
  | 'PERCENT_PRICE_BY_SIDE'
  | 'PERCENT_PRICE'
  | 'EXCHANGE_MAX_NUM_ORDERS'
  | 'MARKET_LOT_SIZE';

/** The code for a buy, and whether in a sell this order belongs above the price. */
const OCO_PLACES = { limit: [-1165, true], 'stop loss': [-1196, false], 'take profit': [-1198, true] } as const;

/**
 * Every fault that the trading API answers. Codes and sentences are exactly those that clients of this API know,
 * because they match both.
 */
export const FAULTS = {
  internal: () => fault(500, -1000, 'An unknown error occurred while processing the request.'),
  away: () => fault(503, -1001, 'Internal error; unable to process your request. Please try again.'),
  shutDown: () => fault(503, -1001, 'System is under maintenance.'),
  tooMuchWeight: (limit: number) =>
    fault(
      429,
      -1003,
      `Too much request weight used; current limit is ${limit} request weight per 1 MINUTE. Please use WebSocket Streams for live updates to avoid polling the API.`,
    ),
  tooManyRequests: (limit: number, interval: string) =>
    fault(429, -1003, `Too many requests; current limit is ${limit} requests per ${interval}.`),
  /** @param named the order or list that may exist, with the id under which the client can ask for it */
  outcomeUnknown: (
    named?: { readonly symbol: string } & ({ readonly clientOrderId: string } | { readonly listClientOrderId: string }),
  ): ApiFault => ({
    ...fault(
      504,
      -1007,
      'Timeout waiting for response from backend server. Send status unknown; execution status unknown.',
    ),
    ...(named && { data: named }),
  }),
  overloaded: () =>
    fault(503, -1008, 'Server is currently overloaded with other requests. Please try again in a few minutes.'),
  tooManyOrders: (limit: number, interval: string) =>
    fault(429, -1015, `Too many new orders; current limit is ${limit} orders per ${interval}.`),
  filter: (name: Filter) => fault(400, -1013, `Filter failure: ${name}`),
  invalidQuantity: () => fault(400, -1013, 'Invalid quantity.'),
  invalidPrice: () => fault(400, -1013, 'Invalid price.'),
  /** An unknown call. */
  unsupported: () => fault(404, -1020, 'This operation is not supported.'),
  /** A call that exists elsewhere and is missing here by decision. */
  leftOut: () => fault(400, -1020, 'This operation is not supported.'),
  outsideRecvWindow: () => fault(400, -1021, 'Timestamp for this request is outside of the recvWindow.'),
  timestampAhead: () => fault(400, -1021, "Timestamp for this request was 1000ms ahead of the server's time."),
  badSignature: () => fault(400, -1022, 'Signature for this request is not valid.'),
  illegal: (name: string, legal: string) =>
    fault(400, -1100, `Illegal characters found in parameter '${name}'; legal range is '${legal}'.`),
  unreadable: () => fault(400, -1100, 'Illegal characters found in a parameter.'),
  tooManyParameters: () => fault(400, -1101, 'Too many parameters sent for this endpoint.'),
  duplicate: () => fault(400, -1101, 'Duplicate values for a parameter detected.'),
  missing: (name: string) =>
    fault(400, -1102, `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`),
  missingEither: (one: string, other: string) =>
    fault(400, -1102, `Param '${one}' or '${other}' must be sent, but both were empty/null!`),
  unneeded: (name: string) => fault(400, -1106, `Parameter '${name}' sent when not required.`),
  precision: (name: string) => fault(400, -1111, `Parameter '${name}' has too much precision.`),
  badTimeInForce: () => fault(400, -1115, 'Invalid timeInForce.'),
  badOrderType: () => fault(400, -1116, 'Invalid orderType.'),
  badSide: () => fault(400, -1117, 'Invalid side.'),
  badInterval: () => fault(400, -1120, 'Invalid interval.'),
  badSymbol: () => fault(400, -1121, 'Invalid symbol.'),
  badSymbolStatus: () => fault(400, -1122, 'Invalid symbolStatus.'),
  noSuchListenKey: () => fault(400, -1125, 'This listenKey does not exist.'),
  badCombination: () => fault(400, -1128, 'Combination of optional parameters invalid.'),
  badValue: (name: string) => fault(400, -1130, `Invalid data sent for a parameter '${name}'.`),
  recvWindowTooLong: () => fault(400, -1131, 'recvWindow must be less than 60000.'),
  badTickerType: () => fault(400, -1139, 'Invalid ticker type.'),
  duplicateSymbols: () => fault(400, -1151, 'Symbol is present multiple times in the list.'),
  ocoType: () => fault(400, -1158, 'Order type not supported in OCO.'),
  ocoLimits: () => fault(400, -1168, 'At least one OCO order must be contingent.'),
  /** An order is on the wrong side of a pair. */
  ocoPlace: (isSell: boolean, kind: 'limit' | 'stop loss' | 'take profit') => {
    const [code, isAbove] = OCO_PLACES[kind];
    const side = isSell ? 'sell' : 'buy';
    return fault(
      400,
      code - (isSell ? 1 : 0),
      `A ${kind} order in a ${side} OCO must be ${isAbove === isSell ? 'above' : 'below'}.`,
    );
  },
  otherStatus: () => fault(400, -1220, 'The symbol is not in the status that was asked for.'),
  orderRefused: (why: string) => fault(400, -2010, why),
  cancelRefused: () => fault(400, -2011, 'Unknown order sent.'),
  cancelRestricted: () => fault(400, -2011, 'Order was not canceled due to cancel restrictions.'),
  noSuchOrder: () => fault(400, -2013, 'Order does not exist.'),
  noSuchList: () => fault(400, -2018, 'Order list does not exist.'),
  alreadySubscribed: () => fault(400, -2035, 'User Data Stream subscription already active.'),
  amendRefused: () => fault(400, -2038, 'An order can only become smaller, and not smaller than what has traded.'),
  replacedInPart: (data: object) => ({ ...fault(409, -2021, 'Order cancel-replace partially failed.'), data }),
  notReplaced: (data: object) => ({ ...fault(400, -2022, 'Order cancel-replace failed.'), data }),
  /** A key with a secret cannot log on; only an Ed25519 key can. */
  cannotLogOn: () => fault(400, -4056, 'HMAC_SHA256 API key is not supported.'),
  transferRefused: () => fault(400, -5012, 'The transfer is not possible now. Please try again later.'),
  transferBalance: () => fault(400, -5013, 'Asset transfer failed: insufficient balance'),
  keyMalformed: () => fault(401, -2014, 'API-key format invalid.'),
  keyRefused: () => fault(401, -2015, 'Invalid API-key, IP, or permissions for action.'),
} as const;
