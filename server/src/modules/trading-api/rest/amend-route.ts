import { clientIdOf } from '../orders/client-id.ts';
import { readLots } from '../orders/order-request.ts';
import { faultOf } from '../orders/refusal-fault.ts';
import { findAmendments } from '../queries/amendments.query.ts';
import { findOrder } from '../queries/own-orders.query.ts';
import { quantityOf, wireSymbol } from '../shapes/decimals.ts';
import { amendedOrder } from '../shapes/order-shapes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import { namedOrder } from './order-routes.ts';
import { type Caller, marketOf, ROWS_MAX, ROWS_USUAL, type Routes } from './route.ts';

/** Makes open orders smaller; they keep their place in the queue. */
export const AMEND_ROUTES: Routes = {
  'PUT /api/v3/order/amend/keepPriority': { weight: 4, access: 'trade', orders: 1, run: amend },
  'GET /api/v3/order/amendments': { weight: 4, access: 'read', run: amendments },
};

async function amend(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  reader.required('newQty');
  const quantity = reader.decimal('newQty');
  // Some clients send an id with every call. The order keeps the id that it has, and the answer shows that one.
  reader.clientId('newClientOrderId');
  const named = await namedOrder(deps, reader, uid);
  if ('fault' in named) return deny(named.fault);
  const { market, order } = named;
  const lots = readLots(reader, market, 'newQty', quantity ?? '0');
  if (reader.fault) return deny(reader.fault);
  if (!order || order.closeReason !== null) return deny(FAULTS.noSuchOrder());
  const amended = await deps.desk.amend({ uid, orderId: order.id, lots });
  if (!amended.ok) return deny(faultOf(amended.refusal));
  await deps.desk.waitForRows(uid);
  const now = await findOrder(deps.db, { account: Number(uid), orderId: order.id });
  return say({
    transactTime: now?.updatedAtMs ?? order.updatedAtMs,
    executionId: amended.value.sequence,
    amendedOrder: amendedOrder(market, now ?? order),
  });
}

async function amendments(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const market = marketOf(deps, reader);
  reader.required('orderId');
  const orderId = reader.whole('orderId');
  const fromId = reader.whole('fromExecutionId');
  const limit = reader.limit(ROWS_USUAL, ROWS_MAX);
  if (!market || orderId === null || reader.fault) return deny(reader.fault!);
  await deps.desk.waitForRows(uid);
  const account = Number(uid);
  const order = await findOrder(deps.db, { account, orderId });
  if (order?.market !== market.market) return deny(FAULTS.noSuchOrder());
  const clientId = clientIdOf(order);
  const rows = await findAmendments(deps.db, { account, orderId, fromId, limit });
  return say(
    rows.map(({ sequence, lotsBefore, lots, atMs }) => ({
      symbol: wireSymbol(market),
      orderId,
      executionId: sequence,
      origClientOrderId: clientId,
      newClientOrderId: clientId,
      origQty: quantityOf(market, lotsBefore),
      newQty: quantityOf(market, lots),
      time: atMs,
    })),
  );
}
