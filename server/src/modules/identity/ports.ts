import type { Queryable, Tx } from '../../platform/db/db.ts';

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

export interface StaffAction {
  readonly staffId: string;
  readonly role: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly requestId: string;
  readonly nowMs: number;
}

/** Records what staff did. Approvals answers it. */
export interface AuditPort {
  /** @invariant the action and its record are in one transaction: neither exists without the other */
  audit(tx: Tx, action: StaffAction): Promise<void>;
  /** True for a member of staff's own account, or a relative's: they may not act on it. */
  isRelated(q: Queryable, who: { readonly staffId: string; readonly uid: string }): Promise<boolean>;
  /** The logins of members of staff by their ids. */
  loginsOf(q: Queryable, staffIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
