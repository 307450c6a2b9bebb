import { ok, type Result } from '@bourse/core/result.ts';
import type { StaffContext } from '../../platform/request/context.ts';
import type { Actor, PlainRecord, Proposed, ProposeRefusal, StaffAction } from './staff-action.ts';

/** The member of staff who makes the call. */
export const actorOf = ({ staff: { staffId, role }, requestId }: StaffContext): Actor => ({ staffId, role, requestId });

/**
 * Asks for an action on behalf of the caller and translates the outcome for the console.
 *
 * @returns  whether it is done, or waits for a colleague
 * @refuses  as `propose`
 */
export async function ask<Change extends PlainRecord, Code extends string>(
  action: StaffAction<Change, Code>,
  change: Change,
  reason: string,
  context: StaffContext,
): Promise<Result<Pick<Proposed, 'state'>, Code | ProposeRefusal>> {
  const asked = await action.propose({ change, reason, actor: actorOf(context) });
  return asked.ok ? ok({ state: asked.value.state }) : asked;
}
