import type { Refusal } from '@bourse/core/result.ts';
import type { ListedOrders } from '../../spot/public.ts';
import { newClientId, orderIdIn } from '../orders/client-id.ts';
import { type ListForm, readList } from '../orders/list-request.ts';
import { faultOf } from '../orders/refusal-fault.ts';
import { cancelledList, placedList, queriedList } from '../shapes/list-shapes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { type ApiFault, FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import { orUnknown } from './order-routes.ts';
import { type Caller, marketOf, ROWS_MAX, ROWS_USUAL, type Routes, rangeOf } from './route.ts';

const placing =
  (form: ListForm) =>
  (deps: TradingApiDeps, reader: Reader, caller: Caller): Promise<Answer> =>
    placeList(deps, reader, caller, form);

/** Order lists. */
export const LIST_ROUTES: Routes = {
  'POST /api/v3/order/oco': { weight: 1, access: 'trade', orders: 2, run: placing('limitStop') },
  'POST /api/v3/orderList/oco': { weight: 1, access: 'trade', orders: 2, run: placing('oco') },
  'POST /api/v3/orderList/oto': { weight: 1, access: 'trade', orders: 2, run: placing('oto') },
  'POST /api/v3/orderList/otoco': { weight: 1, access: 'trade', orders: 3, run: placing('otoco') },
  'GET /api/v3/orderList': { weight: 4, access: 'read', run: queryList },
  'DELETE /api/v3/orderList': { weight: 1, access: 'trade', run: cancelList },
  'GET /api/v3/openOrderList': { weight: 6, access: 'read', run: openLists },
  'GET /api/v3/allOrderList': { weight: 20, access: 'read', run: allLists },
};

async function placeList(deps: TradingApiDeps, reader: Reader, { uid }: Caller, form: ListForm): Promise<Answer> {
  const market = marketOf(deps, reader);
  if (!market) return deny(reader.fault!);
  const request = readList(reader, form, market, deps.mayTradeWithItself());
  if ('fault' in request) return deny(request.fault);
  const { ask, response } = request;
  const placed = await orUnknown(market, { listClientOrderId: ask.clientId }, deps.desk.placeList({ uid, ...ask }));
  if ('fault' in placed) return deny(placed.fault);
  if (!placed.ok) return deny(listFault(placed.refusal, form));
  if (placed.value.replayed) return deny(faultOf({ code: 'IDEMPOTENCY_MISMATCH' }));
  return say(placedList(market, placed.value, response));
}

/** If one of two alternatives would trade or wake at once, it is on the wrong side of the market. */
const listFault = (refusal: Refusal, form: ListForm): ApiFault => {
  const isCrossed = refusal.code === 'STOP_WOULD_TRIGGER' || refusal.code === 'POST_ONLY_WOULD_MATCH';
  if (!isCrossed || form === 'oto' || form === 'otoco') return faultOf(refusal);
  return FAULTS.orderRefused('The relationship of the prices for the orders is not correct.');
};

/** The list that one of two parameters names; null if there is none. */
async function namedList(
  deps: TradingApiDeps,
  reader: Reader,
  uid: string,
  clientName: string,
): Promise<ListedOrders | null> {
  const listId = reader.whole('orderListId');
  const clientId = reader.clientId(clientName);
  if (listId === null && clientId === null) reader.refuse(FAULTS.missingEither('orderListId', clientName));
  if (reader.fault) return null;
  await deps.desk.waitForRows(uid);
  const account = Number(uid);
  const id = listId ?? orderIdIn(clientId!);
  const list = await deps.desk.list(id === null ? { account, clientId: clientId! } : { account, listId: id });
  const isNamed = clientId === null || listId === null || list?.clientId === clientId;
  return isNamed ? list : null;
}

async function queryList(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const list = await namedList(deps, reader, uid, 'origClientOrderId');
  if (reader.fault) return deny(reader.fault);
  const market = list && deps.symbols.at(list.market);
  return market ? say(queriedList(market, list)) : deny(FAULTS.noSuchList());
}

async function cancelList(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const market = marketOf(deps, reader);
  const cancelId = reader.clientId('newClientOrderId') ?? newClientId();
  if (!market) return deny(reader.fault!);
  const list = await namedList(deps, reader, uid, 'listClientOrderId');
  if (reader.fault) return deny(reader.fault);
  if (list?.market !== market.market) return deny(FAULTS.cancelRefused());
  const ended = await deps.desk.cancelList({ uid, listId: list.id });
  if (!ended.ok) return deny(faultOf(ended.refusal));
  await deps.desk.waitForRows(uid);
  const now = await deps.desk.list({ account: Number(uid), listId: list.id });
  return say(cancelledList(market, now ?? list, new Set(ended.value.map(({ orderId }) => orderId)), cancelId));
}

async function openLists(deps: TradingApiDeps, _reader: Reader, { uid }: Caller): Promise<Answer> {
  await deps.desk.waitForRows(uid);
  return say(listsOut(deps, await deps.desk.openLists(Number(uid))));
}

async function allLists(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const wanted = { fromId: reader.whole('fromId'), ...rangeOf(reader), limit: reader.limit(ROWS_USUAL, ROWS_MAX) };
  if (wanted.fromId !== null && (wanted.fromMs !== null || wanted.toMs !== null))
    reader.refuse(FAULTS.badCombination());
  if (reader.fault) return deny(reader.fault);
  await deps.desk.waitForRows(uid);
  return say(listsOut(deps, await deps.desk.lists({ account: Number(uid), ...wanted })));
}

/** Lists in markets that this process does not know yet are left out until the next read. */
const listsOut = ({ symbols }: TradingApiDeps, lists: readonly ListedOrders[]): object[] =>
  lists.flatMap((list) => {
    const market = symbols.at(list.market);
    return market ? [queriedList(market, list)] : [];
  });
