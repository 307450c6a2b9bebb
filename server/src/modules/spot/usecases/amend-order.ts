import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { AmendedEvent } from '@bourse/core/trading/event.ts';
import { eventOf } from '../orders/order-outcome.ts';
import type { SpotDeps } from '../spot-deps.ts';

export interface AmendAsk {
  readonly uid: string;
  readonly orderId: number;
  /** The whole quantity, including what has traded. */
  readonly lots: number;
}

export type AmendRefusal =
  | 'ORDER_NOT_FOUND'
  | 'MARKET_HALTED'
  | 'INVALID_ORDER'
  | 'AMEND_NOT_LOWER'
  | 'BELOW_MIN_NOTIONAL'
  | 'ORDER_IN_LIST'
  | 'BUSY';

/**
 * Makes an open order smaller, so that it keeps its place in the queue. Resolves once the journal has it.
 *
 * @refuses  ORDER_NOT_FOUND (not open, or another person's) | MARKET_HALTED | INVALID_ORDER (a stop for a sum) |
 *           AMEND_NOT_LOWER (not less than now, or not more than has traded) | BELOW_MIN_NOTIONAL | ORDER_IN_LIST
 *           (other orders depend on it) | BUSY
 * @throws   OutcomeUnknown: ask for the order before asking again
 */
export async function amendOrder(
  deps: SpotDeps,
  { uid, orderId, lots }: AmendAsk,
): Promise<Result<{ readonly amended: AmendedEvent; readonly sequence: number }, AmendRefusal>> {
  const answer = await deps.trading.submit({ kind: 'amend', account: Number(uid), orderId, lots });
  if (!answer.ok) return refuse('BUSY');
  const { outcome, sequence } = answer.value;
  deps.lastHeard.note(uid, sequence);
  const amended = eventOf(outcome, 'amended');
  if (amended) return ok({ amended, sequence });
  return refuse((eventOf(outcome, 'refused')?.refusal.code ?? 'ORDER_NOT_FOUND') as AmendRefusal);
}
