import { isLinkOpen } from '@bourse/core/linked-wallet/link-session.ts';
import type { Tx } from '../../platform/db/db.ts';
import { emit } from '../../platform/outbox/outbox.ts';
import type { LinkSession } from './queries/session-row.ts';

/** Says to the person's pages how far a session is, after the commit. */
export async function emitSession(tx: Tx, session: LinkSession): Promise<void> {
  const { id, uid, state, purpose } = session;
  await emit(tx, {
    topic: 'linked-wallet.session',
    uid,
    payload: { id, purpose, state, isOpen: isLinkOpen(state) },
  });
}
