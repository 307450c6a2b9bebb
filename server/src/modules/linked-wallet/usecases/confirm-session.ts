import { takeLinkStep } from '@bourse/core/linked-wallet/link-session.ts';
import { type Result, refuse } from '@bourse/core/result.ts';
import { tokenHash } from '../code-hash.ts';
import type { LinkedWalletDeps } from '../linked-wallet-deps.ts';
import { findScanned } from '../queries/session.query.ts';
import type { LinkSession } from '../queries/session-row.ts';
import { judgeMessage } from './judge-message.ts';
import { stepEarly } from './step-session.ts';

type SessionRefusal = 'LINK_SESSION_UNKNOWN' | 'LINK_SESSION_EXPIRED' | 'LINK_SESSION_SPENT';

export interface AppYes {
  readonly appKey: string;
  readonly message: string;
  readonly signature: string;
  readonly txHash?: string | undefined;
}

/**
 * The person has confirmed in the wallet app. For a deposit the app names its transaction before it sends it, so that a
 * deposit on the chain is never unknown here.
 *
 * @invariant  a session is judged once; a wrong message or signature ends it
 * @refuses    LINK_SESSION_UNKNOWN | LINK_SESSION_EXPIRED | LINK_SESSION_SPENT | TX_HASH_MISSING | MESSAGE_WRONG
 *             (field) | SIGNATURE_WRONG
 */
export async function confirmSession(
  deps: LinkedWalletDeps,
  yes: AppYes,
): Promise<Result<LinkSession, SessionRefusal | 'TX_HASH_MISSING' | 'MESSAGE_WRONG' | 'SIGNATURE_WRONG'>> {
  const session = await findScanned(deps.db, tokenHash(yes.appKey));
  if (!session) return refuse('LINK_SESSION_UNKNOWN');
  const nowMs = deps.clock.nowMs();
  const step = takeLinkStep(session, 'confirm', nowMs);
  if (!step.ok) {
    return refuse(step.refusal.code === 'LINK_SESSION_EXPIRED' ? 'LINK_SESSION_EXPIRED' : 'LINK_SESSION_SPENT');
  }
  const isDeposit = session.purpose === 'deposit';
  if (isDeposit && yes.txHash === undefined) return refuse('TX_HASH_MISSING');
  const judged = await judgeMessage(deps, session, yes);
  if (!judged.ok) {
    // Committed whatever is answered. If another call was faster, the session is used up anyway.
    await deps.db.decide((tx) => stepEarly(tx, session, 'reject', deps.clock.nowMs()));
    return judged;
  }
  const change = isDeposit ? { txHash: yes.txHash!.toLowerCase() } : {};
  return deps.db.decide((tx) => stepEarly(tx, session, 'confirm', deps.clock.nowMs(), change));
}

/** The person has refused in the wallet app. @refuses as `confirmSession`, as far as the session is concerned */
export async function rejectSession(
  deps: LinkedWalletDeps,
  appKey: string,
): Promise<Result<LinkSession, SessionRefusal>> {
  const session = await findScanned(deps.db, tokenHash(appKey));
  if (!session) return refuse('LINK_SESSION_UNKNOWN');
  return deps.db.decide((tx) => stepEarly(tx, session, 'reject', deps.clock.nowMs()));
}
