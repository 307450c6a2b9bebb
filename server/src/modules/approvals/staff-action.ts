import type { StaffRole } from '@bourse/contract/endpoint.ts';
import type { AuditAction } from '@bourse/contract/staff/audit-actions.ts';
import type { Result } from '@bourse/core/result.ts';
import type { Tx } from '../../platform/db/db.ts';

/** JSON without surprises. Amounts are their digits. */
export type Plain = string | number | boolean | null | readonly Plain[] | PlainRecord;
export interface PlainRecord {
  readonly [name: string]: Plain;
}

/** The member of staff who acts. */
export interface Actor {
  readonly staffId: string;
  readonly role: StaffRole;
  readonly requestId: string;
}

/** What an action would do as things stand. */
export interface Plan {
  /** What is acted on, such as `coin:USDT/eth` or `user:123456789`; one action of a kind waits for each. */
  readonly subject: string;
  /** The person that it is about, whom none of the two may be related to. One about staff has `staffSubject` as its subject. */
  readonly uid?: string;
  /** Only the fields that change: both are shown to the person who decides, and written to the audit log. */
  readonly before: PlainRecord;
  readonly after: PlainRecord;
}

/** The subject of what is about a member of staff, who neither asks for it nor decides it. */
export const staffSubject = (staffId: string): string => `staff:${staffId}`;

/** Who carries an action out, and for whom. */
export interface Order {
  readonly nowMs: number;
  /** The member of staff who asked for it. */
  readonly proposedBy: string;
  /** The member of staff who approved it; null where one is enough. */
  readonly approvedBy: string | null;
}

/** Who has decided it: the member of staff who asked, and the one who approved it. */
export const decidersOf = ({ proposedBy, approvedBy }: Order): readonly [string, ...string[]] =>
  approvedBy === null ? [proposedBy] : [proposedBy, approvedBy];

/** One kind of staff action, as the capability that owns it declares it. */
export interface ActionDefinition<Change extends PlainRecord, Code extends string> {
  /** The endpoint's id, such as `staffAssets.setTerms`: also the action of its entry in the audit log. */
  readonly kind: AuditAction;
  /** Who may ask for it. */
  readonly proposers: readonly StaffRole[];
  /** The roles that may decide it; never the person who asked. */
  readonly deciders: readonly StaffRole[];
  /** True where it waits for a second member of staff. */
  readonly needsSecond: (change: Change, plan: Plan) => boolean;
  /**
   * Judges the change as things stand, locking what it reads, and says what it would do. It runs again before the action is
   * carried out: where `before` is no longer what it was when somebody asked, nothing is done.
   */
  readonly plan: (tx: Tx, change: Change) => Promise<Result<Plan, Code>>;
  /** Does it, in the transaction of the decision and of its entry in the audit log. */
  readonly carryOut: (tx: Tx, change: Change, order: Order) => Promise<Result<unknown, Code>>;
  /** Runs after the commit, for what is kept in memory. */
  readonly onCommitted?: (change: Change) => Promise<void>;
}

export type ProposeRefusal = 'FORBIDDEN' | 'OWN_ACCOUNT' | 'ALREADY_ASKED';

export interface Proposed {
  /** Null where nobody else had to decide. */
  readonly actionId: string | null;
  readonly state: 'WAITING' | 'DONE';
}

/** A kind of action that is known to approvals. */
export interface StaffAction<Change extends PlainRecord, Code extends string> {
  readonly kind: string;
  /**
   * Carries the action out where one member of staff is enough; otherwise it waits until a second one decides. Either way the
   * audit log has it, in the same transaction.
   *
   * @refuses whatever the plan refuses | FORBIDDEN (role) | OWN_ACCOUNT for one's own account or a relative's |
   *          ALREADY_ASKED (by) while another one of this kind waits for the same subject
   */
  propose(request: {
    readonly change: Change;
    readonly reason: string;
    readonly actor: Actor;
  }): Promise<Result<Proposed, Code | ProposeRefusal>>;
}
