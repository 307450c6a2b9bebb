import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { findMessages, type MessageOutcome, setMessageDue } from '../store/message.store.ts';

const STATUS = { SENT: 'SENT', OFF: 'OFF', NOBODY: 'NOBODY', GIVEN_UP: 'FAILED' } as const satisfies Record<
  MessageOutcome,
  string
>;

/** The mails of notices as staff see them: their kind and outcome, never their text. */
export const noticeMails = {
  list: async (q: Queryable, which: { readonly uid: string; readonly limit: number }) =>
    (await findMessages(q, which)).map(({ outcome, ...mail }) => ({
      ...mail,
      status: outcome === null ? ('WAITING' as const) : STATUS[outcome],
    })),
  resend: (tx: Tx, { id, nowMs }: { readonly id: string; readonly nowMs: number }) => setMessageDue(tx, id, nowMs),
};
