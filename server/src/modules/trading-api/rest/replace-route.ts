import type { Result } from '@bourse/core/result.ts';
import type { OrderRequest } from '../orders/order-request.ts';
import { faultOf } from '../orders/refusal-fault.ts';
import type { ApiMarket, Placed } from '../ports.ts';
import { findOrder } from '../queries/own-orders.query.ts';
import { cancelledOrder, placedOrder } from '../shapes/order-shapes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { type ApiFault, FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import { orderToCancel, orUnknown, readRequest } from './order-routes.ts';
import type { Caller, Routes } from './route.ts';

/** Cancels an order and places a new one, as one command of the trading core. */
export const REPLACE_ROUTES: Routes = {
  'POST /api/v3/order/cancelReplace': { weight: 1, access: 'trade', orders: 1, run: cancelReplace },
};

const CANCEL_NAMES = {
  orderId: 'cancelOrderId',
  clientId: 'cancelOrigClientOrderId',
  cancelId: 'cancelNewClientOrderId',
} as const;

/** The outcome of one of the two halves: its answer, its fault, or null if it was never tried. */
type Half = { readonly ok: true; readonly body: object } | { readonly ok: false; readonly fault: ApiFault } | null;

const wordOf = (half: Half): string => (half === null ? 'NOT_ATTEMPTED' : half.ok ? 'SUCCESS' : 'FAILURE');

function bodyOf(half: Half): object | null {
  if (half === null) return null;
  return half.ok ? half.body : { code: half.fault.code, msg: half.fault.msg };
}

/** A normal answer if both succeeded; otherwise a fault that reports both. */
function answerOf(cancelled: Half, placed: Half): Answer {
  const data = {
    cancelResult: wordOf(cancelled),
    newOrderResult: wordOf(placed),
    cancelResponse: bodyOf(cancelled),
    newOrderResponse: bodyOf(placed),
  };
  if (cancelled?.ok && placed?.ok) return say(data);
  return deny(cancelled?.ok || placed?.ok ? FAULTS.replacedInPart(data) : FAULTS.notReplaced(data));
}

/**
 * Checks the form of the new order before anything is cancelled. If nothing could be cancelled, STOP_ON_FAILURE places
 * nothing, and ALLOW_FAILURE places the order all the same.
 */
async function cancelReplace(deps: TradingApiDeps, reader: Reader, caller: Caller): Promise<Answer> {
  reader.required('cancelReplaceMode');
  const mode = reader.word('cancelReplaceMode', ['STOP_ON_FAILURE', 'ALLOW_FAILURE'], () =>
    FAULTS.badValue('cancelReplaceMode'),
  );
  reader.word('orderRateLimitExceededMode', ['DO_NOTHING'], () => FAULTS.badValue('orderRateLimitExceededMode'));
  const read = readRequest(deps, reader);
  if ('fault' in read) return deny(read.fault);
  const { market, request } = read;
  const { uid } = caller;
  const meant = await orderToCancel(deps, reader, uid, CANCEL_NAMES);
  if ('fault' in meant) return deny(meant.fault);
  const { order, cancelId } = meant;
  const ask = { uid, ...request.ask };
  let cancelled: Half = meant.refused === null ? null : { ok: false, fault: meant.refused };
  if (order && cancelled === null) {
    const replacing = deps.desk.replace({ ...ask, orderId: order.id }).then(async (replaced) => {
      if (!replaced.isCancelled) return { ...replaced, ended: null };
      await deps.desk.waitForRows(uid);
      return { ...replaced, ended: await findOrder(deps.db, { account: Number(uid), orderId: order.id }) };
    });
    const replaced = await orUnknown(market, { clientOrderId: request.ask.clientId }, replacing);
    if ('fault' in replaced) return deny(replaced.fault);
    const { placed, ended } = replaced;
    if (replaced.isCancelled) {
      return answerOf(
        { ok: true, body: cancelledOrder(market, ended ?? order, cancelId) },
        placedHalf(market, request, placed),
      );
    }
    if (placed.ok || placed.refusal.code !== 'ORDER_NOT_FOUND') return nothingCancelled(placed);
    // The order ended after we looked and before the core's turn.
    cancelled = { ok: false, fault: FAULTS.cancelRefused() };
  }
  if (mode === 'STOP_ON_FAILURE') return answerOf(cancelled, null);
  const placed = await orUnknown(market, { clientOrderId: request.ask.clientId }, deps.desk.place(ask));
  return 'fault' in placed ? deny(placed.fault) : answerOf(cancelled, placedHalf(market, request, placed));
}

/** The new order was refused before the core was asked, or was asked for before under the same id. */
const nothingCancelled = (placed: Result<Placed>): Answer =>
  deny(faultOf(placed.ok ? { code: 'IDEMPOTENCY_MISMATCH' } : placed.refusal));

function placedHalf(market: ApiMarket, { response }: OrderRequest, placed: Result<Placed>): Half {
  if (!placed.ok) return { ok: false, fault: faultOf(placed.refusal) };
  if (placed.value.replayed) return { ok: false, fault: faultOf({ code: 'IDEMPOTENCY_MISMATCH' }) };
  return { ok: true, body: placedOrder(market, placed.value, response) };
}
