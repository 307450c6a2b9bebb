import { type Result, refuse } from '@bourse/core/result.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { LinkedWalletDeps } from '../linked-wallet-deps.ts';
import { findOwnSession } from '../queries/session.query.ts';
import type { LinkSession } from '../queries/session-row.ts';
import { stepEarly } from './step-session.ts';

/** Takes a session back. @refuses LINK_SESSION_UNKNOWN | LINK_SESSION_EXPIRED | LINK_SESSION_SPENT */
export async function cancelSession(
  deps: LinkedWalletDeps,
  caller: Caller,
  id: string,
): Promise<Result<LinkSession, 'LINK_SESSION_UNKNOWN' | 'LINK_SESSION_EXPIRED' | 'LINK_SESSION_SPENT'>> {
  const session = await findOwnSession(deps.db, caller, id);
  if (!session) return refuse('LINK_SESSION_UNKNOWN');
  return deps.db.decide((tx) => stepEarly(tx, session, 'cancel', deps.clock.nowMs()));
}
