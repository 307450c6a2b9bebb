import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Approvals } from '../approvals/public.ts';

/** A separate key for each purpose, derived from the installation's secret. */
export interface Keys {
  key(purpose: string, bytes?: number): Buffer;
}

/** Tells a person something in the application; implemented by notices. */
export interface NoticePort {
  /** Writes a notice in the caller's transaction. */
  notify(
    tx: Tx,
    notice: { readonly uid: string; readonly kind: string; readonly params: Readonly<Record<string, string>> },
  ): Promise<string>;
}

/** What identity needs of approvals: recording what staff did, and who they are. */
export type AuditPort = Pick<Approvals, 'audit' | 'isRelated' | 'loginsOf'>;

/** A mail or text message about a notice. */
export interface NoticeMail {
  readonly id: string;
  /** The notice's kind, such as `wallet.received`. */
  readonly kind: string;
  /** OFF: the person does not want any; NOBODY: there was no address. */
  readonly status: 'WAITING' | 'SENT' | 'FAILED' | 'OFF' | 'NOBODY';
  readonly atMs: number;
  readonly endedAtMs: number | null;
}

/** The mails of notices, for staff to see and send again; implemented by notices. */
export interface NoticeMails {
  list(q: Queryable, which: { readonly uid: string; readonly limit: number }): Promise<readonly NoticeMail[]>;
  /** Sends it again with the next run, to the address that the person has then. */
  resend(tx: Tx, mail: { readonly id: string; readonly nowMs: number }): Promise<void>;
}
