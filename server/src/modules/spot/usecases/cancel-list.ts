import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { ClosedEvent } from '@bourse/core/trading/event.ts';
import type { SpotDeps } from '../spot-deps.ts';

/**
 * Cancels all orders of a list that are open or wait for their turn. Resolves once the journal has it.
 *
 * @returns  how the orders ended
 * @refuses  ORDER_NOT_FOUND (no order of it is open, or it is another person's) | BUSY
 * @throws   OutcomeUnknown
 */
export async function cancelList(
  deps: SpotDeps,
  { uid, listId }: { readonly uid: string; readonly listId: number },
): Promise<Result<readonly ClosedEvent[], 'ORDER_NOT_FOUND' | 'BUSY'>> {
  const command = { kind: 'cancelList', account: Number(uid), listId, clientId: '' } as const;
  const answer = await deps.trading.submit(command);
  if (!answer.ok) return refuse('BUSY');
  deps.lastHeard.note(uid, answer.value.sequence);
  const ends = answer.value.outcome.filter((event): event is ClosedEvent => event.kind === 'closed');
  return ends.length > 0 ? ok(ends) : refuse('ORDER_NOT_FOUND');
}
