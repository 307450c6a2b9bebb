import { isLinkOpen } from '@bourse/core/linked-wallet/link-session.ts';
import type { Tx } from '../../platform/db/db.ts';
import { emit } from '../../platform/outbox/outbox.ts';
import type { LinkSession } from './queries/session-row.ts';

/** Tells the person's pages, after the commit, how far a session has come. */
export async function emitSession(tx: Tx, session: LinkSession): Promise<void> {
  const { id, uid, state, purpose } = session;
  await emit(tx, {
    topic: 'linked-wallet.session',
    uid,
    payload: { id, purpose, state, isOpen: isLinkOpen(state) },
  });
}
