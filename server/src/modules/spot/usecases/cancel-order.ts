import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { ClosedEvent } from '@bourse/core/trading/event.ts';
import type { OrderNow } from '../../../engine/trading.ts';
import { eventOf } from '../orders/order-outcome.ts';
import { findOrder, findOrderByClientId } from '../queries/order.query.ts';
import type { SpotDeps } from '../spot-deps.ts';

export interface CancelAsk {
  readonly uid: string;
  /** 0 where the order is named by the caller's own id. */
  readonly orderId: number;
  readonly clientId: string;
}

/**
 * Cancels an open order, and answers when the journal has it.
 *
 * @returns  the order's end: what never traded
 * @refuses  ORDER_NOT_FOUND (none that is open, or another person's) | BUSY
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
  // The trading core remembers only the latest ids.
  const order = await findOrderByClientId(deps.db, account, ask.clientId);
  return order && order.closeReason === null ? cancel(order.id, '') : first;
}

/**
 * Cancels every open order of a person.
 *
 * @param market  its number, or 0 for all markets
 * @returns       the ends of the orders, the latest first
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

/** An order of a person's, with everything that they have been told of it; null for another person's, as for none. */
export async function readOrder(deps: SpotDeps, uid: string, orderId: number): Promise<OrderNow | null> {
  await deps.lastHeard.waitForRows(uid);
  return findOrder(deps.db, Number(uid), orderId);
}
