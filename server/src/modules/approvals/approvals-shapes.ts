import type { AuditName } from '@bourse/contract/staff/audit-actions.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { ActionDefinition, PlainRecord, StaffAction } from './staff-action.ts';

/** One staff action, as the audit log keeps it for ever. */
export interface AuditEntry {
  /** The staff member's id, or `operator` for a command on the machine itself. */
  readonly staffId: string;
  readonly role: string;
  /** What was done: mostly the endpoint's id, such as `staffWithdrawals.approveWithdrawal`. */
  readonly action: AuditName;
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

  /**
   * Makes a kind of staff action known, once at the start: whoever owns it says who may ask, who decides, what it would do and
   * how it is done. Waiting, deciding, the log and the console's page are the same for all.
   *
   * @invariant whoever asked never decides; one decision is made of each; it is bound to exactly the content that was shown
   */
  define<Change extends PlainRecord, Code extends string>(
    definition: ActionDefinition<Change, Code>,
  ): StaffAction<Change, Code>;

  /** True for a member of staff's own account, or a relative's: they may not act on it. */
  isRelated(q: Queryable, who: { readonly staffId: string; readonly uid: string }): Promise<boolean>;
}
