import type { Queryable, Tx } from '../../platform/db/db.ts';

export { type ApprovalsDeps, type ApprovalsModule, createApprovals } from './approvals.ts';

/** One staff action, as the audit log keeps it for ever. */
export interface AuditEntry {
  /** The staff member's id, or `operator` for a command on the machine itself. */
  readonly staffId: string;
  readonly role: string;
  /** The endpoint's id, such as `staffWallet.approveWithdrawal`. */
  readonly action: string;
  /** What was acted on, such as `withdrawal:0192...` or `user:123456789`. */
  readonly subject: string;
  readonly reason: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly requestId: string;
  readonly nowMs: number;
}

/** What other capabilities may ask of approvals. */
export interface Approvals {
  /**
   * Appends a staff action to the audit log, in the transaction of the action itself: neither exists without the other.
   *
   * @invariant every entry carries the hash of the one before it; the application can neither change nor delete one
   */
  audit(tx: Tx, entry: AuditEntry): Promise<void>;

  /** The logins of members of staff by their ids, those who left included; an id that is nobody's is missing. */
  loginsOf(q: Queryable, staffIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
