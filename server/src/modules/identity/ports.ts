import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Approvals } from '../approvals/public.ts';

/** Keys of their own for each purpose, derived from the installation's secret. */
export interface Keys {
  key(purpose: string, bytes?: number): Buffer;
}

/** Tells a person something in the application. Notices answers it. */
export interface NoticePort {
  /** Writes a notice in the caller's transaction. */
  notify(
    tx: Tx,
    notice: { readonly uid: string; readonly kind: string; readonly params: Readonly<Record<string, string>> },
  ): Promise<string>;
}

/** What identity asks of approvals: to record what staff did, and who they are. */
export type AuditPort = Pick<Approvals, 'audit' | 'isRelated' | 'loginsOf'>;

/** A mail or text message that says what a notice says. */
export interface NoticeMail {
  readonly id: string;
  /** The notice's kind, such as `wallet.received`. */
  readonly kind: string;
  /** OFF: the person wants none; NOBODY: there was no address. */
  readonly status: 'WAITING' | 'SENT' | 'FAILED' | 'OFF' | 'NOBODY';
  readonly atMs: number;
  readonly endedAtMs: number | null;
}

/** What staff see of the mails of notices, and having one sent again. Notices answers it. */
export interface NoticeMails {
  list(q: Queryable, which: { readonly uid: string; readonly limit: number }): Promise<readonly NoticeMail[]>;
  /** Sends it with the next run, to where the person is reached then. */
  resend(tx: Tx, mail: { readonly id: string; readonly nowMs: number }): Promise<void>;
}
