import type { AuditName } from '@bourse/contract/staff/audit-actions.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { ActionDefinition, PlainRecord, StaffAction } from './staff-action.ts';

/** One action of staff, as the audit log keeps it for ever. */
export interface AuditEntry {
  /** The staff member's id, or `operator` for a command on the machine itself. */
  readonly staffId: string;
  readonly role: string;
  /** What was done: usually the endpoint's id, such as `staffWithdrawals.approveWithdrawal`. */
  readonly action: AuditName;
  /** What it was done to, such as `withdrawal:0192...` or `user:123456789`. */
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
   * Appends a staff action to the audit log, in the transaction of the action itself, so that neither exists without
   * the other.
   *
   * @invariant every entry carries the hash of the one before it; the application can neither change nor delete one
   */
  audit(tx: Tx, entry: AuditEntry): Promise<void>;

  /** Logins of members of staff by id, former members included; unknown ids are left out. */
  loginsOf(q: Queryable, staffIds: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /**
   * Registers a kind of staff action, once at the start. Its owner says who may ask for it, who decides, what it would
   * do and how it is done. Waiting, deciding, the audit and the console's page are the same for all kinds.
   *
   * @invariant nobody decides what they asked for; each action is decided once; a decision is bound to exactly the
   *   content that was shown
   */
  define<Change extends PlainRecord, Code extends string>(
    definition: ActionDefinition<Change, Code>,
  ): StaffAction<Change, Code>;

  /** Whether an account belongs to a member of staff or a relative, so that the member may not act on it. */
  isRelated(q: Queryable, who: { readonly staffId: string; readonly uid: string }): Promise<boolean>;
}
