import type { Contingency } from '@bourse/core/trading/command.ts';
import type { ApiMarket, PlaceListAsk } from '../ports.ts';
import { type ApiFault, FAULTS } from '../wire/api-fault.ts';
import type { Reader } from '../wire/reader.ts';
import { newClientId, orderIdIn } from './client-id.ts';
import { ORDER_PARAMETERS, type OrderRequest, type OrderType, type ResponseType, readOrder } from './order-request.ts';

/** A list as a client asks for it. */
export interface ListRequest {
  readonly ask: Omit<PlaceListAsk, 'uid'>;
  readonly response: ResponseType;
}

/** The four calls for a list. `limitStop` is the oldest: a pair of a limit order and a stop. */
export type ListForm = 'limitStop' | 'oco' | 'oto' | 'otoco';

/** The place of an order in its list; it determines what the order must be. */
type Place = 'working' | 'pending' | 'above' | 'below';

const RESPONSE_TYPES = ['ACK', 'RESULT', 'FULL'] as const;
const COMMON = { symbol: 'symbol', selfTradePreventionMode: 'selfTradePreventionMode' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const nameIn = (prefix: string, name: string): string =>
  `${prefix}${capital(name === 'newClientOrderId' ? 'clientOrderId' : name)}`;

/** The parameter names of one order, which begin with its place: `abovePrice`, `pendingBelowStopPrice`. */
const namesOf = (prefix: string, sizeOf: Readonly<Record<'side' | 'quantity', string>>) => ({
  ...COMMON,
  ...Object.fromEntries(ORDER_PARAMETERS.map((name) => [name, nameIn(prefix, name)])),
  ...sizeOf,
});

const SIZE = { side: 'side', quantity: 'quantity' };
const LIMIT_OF_PAIR = {
  ...COMMON,
  ...SIZE,
  price: 'price',
  newClientOrderId: 'limitClientOrderId',
  icebergQty: 'limitIcebergQty',
};
const STOP_OF_PAIR = {
  ...COMMON,
  ...SIZE,
  stopPrice: 'stopPrice',
  price: 'stopLimitPrice',
  timeInForce: 'stopLimitTimeInForce',
  newClientOrderId: 'stopClientOrderId',
  icebergQty: 'stopIcebergQty',
  trailingDelta: 'trailingDelta',
};

/** Reads a list of one of the four forms, in ticks and lots of its market. */
export function readList(
  reader: Reader,
  form: ListForm,
  market: ApiMarket,
  mayTradeWithItself: boolean,
): ListRequest | { readonly fault: ApiFault } {
  const clientId = reader.clientId('listClientOrderId');
  if (clientId !== null && orderIdIn(clientId) !== null) reader.refuse(FAULTS.badValue('listClientOrderId'));
  const response =
    reader.word('newOrderRespType', RESPONSE_TYPES, () => FAULTS.badValue('newOrderRespType')) ?? 'RESULT';
  const read = (part: Reader, place: Place): OrderRequest | null => {
    const order = readOrder(part, market, mayTradeWithItself);
    if ('fault' in order) return null;
    const fault = faultOfPlace(order, place);
    if (fault) reader.refuse(fault);
    return order;
  };
  const parts = partsOf(reader, form);
  const pairTypes = parts
    .filter(([, place]) => place === 'above' || place === 'below')
    .map(([part]) => part.text('type'));
  if (pairTypes.length === 2 && pairTypes.every((type) => type === 'LIMIT_MAKER')) reader.refuse(FAULTS.ocoLimits());
  const orders = parts.map(([part, place]) => read(part, place));
  if (reader.fault) return { fault: reader.fault };
  const asks = orders.filter((order) => order !== null);
  const pair = form === 'oto' ? [] : asks.slice(form === 'otoco' ? 1 : 0).sort(stopLast);
  const all = form === 'oto' ? asks : form === 'otoco' ? [asks[0]!, ...pair] : pair;
  return {
    response,
    ask: {
      symbol: market.symbol,
      contingency: CONTINGENCY[form],
      clientId: clientId ?? newClientId(),
      idUse: 'whileOpen',
      orders: all.map(({ ask: { symbol: _symbol, ...order }, trigger }) => ({ ...order, wakes: trigger ?? undefined })),
    },
  };
}

const CONTINGENCY: Readonly<Record<ListForm, Contingency>> = {
  limitStop: 'oco',
  oco: 'oco',
  oto: 'oto',
  otoco: 'otoco',
};

/** The orders of a list, each as a part of the call's parameters, with its place. */
function partsOf(reader: Reader, form: ListForm): readonly (readonly [part: Reader, place: Place])[] {
  const working = () => reader.part(namesOf('working', { side: 'workingSide', quantity: 'workingQuantity' }));
  if (form === 'oto') {
    const pending = namesOf('pending', { side: 'pendingSide', quantity: 'pendingQuantity' });
    return [
      [working(), 'working'],
      [reader.part(pending), 'pending'],
    ];
  }
  if (form === 'limitStop') return limitAndStop(reader);
  const isAfter = form === 'otoco';
  const size = isAfter ? { side: 'pendingSide', quantity: 'pendingQuantity' } : SIZE;
  return [
    ...(isAfter ? [[working(), 'working'] as const] : []),
    [reader.part(namesOf(isAfter ? 'pendingAbove' : 'above', size)), 'above'],
    [reader.part(namesOf(isAfter ? 'pendingBelow' : 'below', size)), 'below'],
  ];
}

function limitAndStop(reader: Reader): readonly (readonly [part: Reader, place: Place])[] {
  const limit = reader.part(LIMIT_OF_PAIR, { type: 'LIMIT_MAKER' });
  const stop = reader.part(STOP_OF_PAIR, { type: reader.has('stopLimitPrice') ? 'STOP_LOSS_LIMIT' : 'STOP_LOSS' });
  return reader.text('side') === 'BUY'
    ? [
        [stop, 'above'],
        [limit, 'below'],
      ]
    : [
        [limit, 'above'],
        [stop, 'below'],
      ];
}

/**
 * What is wrong with an order for its place. A limit order must be at a better price than now: above for a sell, below
 * for a buy. A stop must wake on the side of its place.
 */
function faultOfPlace({ ask, trigger, type }: OrderRequest, place: Place): ApiFault | null {
  const isSell = ask.side === 'sell';
  if (place === 'pending') return null;
  if (place === 'working') return type === 'LIMIT' || type === 'LIMIT_MAKER' ? null : FAULTS.badOrderType();
  if (type === 'LIMIT' || type === 'MARKET') return FAULTS.ocoType();
  if (type === 'LIMIT_MAKER') return isSell === (place === 'above') ? null : FAULTS.ocoPlace(isSell, 'limit');
  return trigger === place ? null : FAULTS.ocoPlace(isSell, isStopLoss(type) ? 'stop loss' : 'take profit');
}

const isStopLoss = (type: OrderType): boolean => type === 'STOP_LOSS' || type === 'STOP_LOSS_LIMIT';
/** Sorts the stop of a pair last, as the trading core expects. */
const stopLast = (one: OrderRequest, other: OrderRequest): number =>
  Number(isStopLoss(one.type)) - Number(isStopLoss(other.type));
