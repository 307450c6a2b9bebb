import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { ClosedEvent } from '@bourse/core/trading/event.ts';
import type { OrderNow } from '../../../engine/trading.ts';
import { eventOf } from '../orders/order-outcome.ts';
import { findOrder, findOrderByClientId } from '../queries/order.query.ts';
import type { SpotDeps } from '../spot-deps.ts';

export interface CancelAsk {
  readonly uid: string;
  /** 0 if the order is identified by the caller's own id. */
  readonly orderId: number;
  readonly clientId: string;
}

/**
 * Cancels an open order. Resolves once the journal has it.
 *
 * @returns  how the order ended, with what had not traded
 * @refuses  ORDER_NOT_FOUND (not open, or another person's) | BUSY
 * @throws   OutcomeUnknown
 */
export async function cancelOrder(
  deps: SpotDeps,
  ask: CancelAsk,
): Promise<Result<ClosedEvent, 'ORDER_NOT_FOUND' | 'BUSY'>> {
  const account = Number(ask.uid);
  const cancel = async (orderId: number, clientId: string) => {
    const answer = await deps.trading.submit({ kind: 'cancel', account, orderId, clientId });
    if (!answer.ok) return refuse('BUSY');
    deps.lastHeard.note(ask.uid, answer.value.sequence);
    const closed = eventOf(answer.value.outcome, 'closed');
    return closed ? ok(closed) : refuse('ORDER_NOT_FOUND');
  };
  const first = await cancel(ask.orderId, ask.orderId === 0 ? ask.clientId : '');
  if (first.ok || first.refusal.code === 'BUSY' || ask.orderId !== 0) return first;
  // The trading core remembers only the latest client ids, so the rows are asked.
  const order = await findOrderByClientId(deps.db, account, ask.clientId);
  return order && order.closeReason === null ? cancel(order.id, '') : first;
}

/**
 * Cancels every open order of a person.
 *
 * @param market  its number, or 0 for all markets
 * @returns       how the orders ended, latest first
 * @refuses       BUSY
 */
export async function cancelAllOrders(
  deps: SpotDeps,
  { uid, market }: { readonly uid: string; readonly market: number },
): Promise<Result<readonly ClosedEvent[], 'BUSY'>> {
  const answer = await deps.trading.submit({ kind: 'cancelAll', account: Number(uid), market });
  if (!answer.ok) return refuse('BUSY');
  deps.lastHeard.note(uid, answer.value.sequence);
  return ok(answer.value.outcome.filter((event): event is ClosedEvent => event.kind === 'closed'));
}

/** A person's order, including everything that they have been told about it; null for another person's. */
export async function readOrder(deps: SpotDeps, uid: string, orderId: number): Promise<OrderNow | null> {
  await deps.lastHeard.waitForRows(uid);
  return findOrder(deps.db, Number(uid), orderId);
}
