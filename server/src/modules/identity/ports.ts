import type { Tx } from '../../platform/db/db.ts';
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
