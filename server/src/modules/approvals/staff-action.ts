import type { StaffRole } from '@bourse/contract/endpoint.ts';
import type { AuditAction } from '@bourse/contract/staff/audit-actions.ts';
import type { Result } from '@bourse/core/result.ts';
import type { Tx } from '../../platform/db/db.ts';

/** JSON of the simplest kind. Amounts are text. */
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

/** What an action would do if it were carried out now. */
export interface Plan {
  /** What it acts on, such as `coin:USDT/eth` or `user:123456789`; of each kind only one action waits for a subject. */
  readonly subject: string;
  /**
   * The person that it is about; neither the one who asks nor the one who decides may be related to them. An action
   * about a member of staff has `staffSubject` as its subject.
   */
  readonly uid?: string;
  /** Only the fields that change; they are shown to the decider and written to the audit log. */
  readonly before: PlainRecord;
  readonly after: PlainRecord;
}

/** The subject of an action about a member of staff, who may neither ask for it nor decide it. */
export const staffSubject = (staffId: string): string => `staff:${staffId}`;

/** Who has an action carried out. */
export interface Order {
  readonly nowMs: number;
  /** The member of staff who asked for it. */
  readonly proposedBy: string;
  /** The member of staff who approved it; null if one is enough. */
  readonly approvedBy: string | null;
}

/** Everybody who decided an action: the member who asked, and the one who approved. */
export const decidersOf = ({ proposedBy, approvedBy }: Order): readonly [string, ...string[]] =>
  approvedBy === null ? [proposedBy] : [proposedBy, approvedBy];

/** A kind of staff action, as the capability that owns it defines it. */
export interface ActionDefinition<Change extends PlainRecord, Code extends string> {
  /** The endpoint's id, such as `staffAssets.setTerms`, which is also the action's name in the audit log. */
  readonly kind: AuditAction;
  /** The roles that may ask for it. */
  readonly proposers: readonly StaffRole[];
  /** The roles that may decide it; never the member who asked. */
  readonly deciders: readonly StaffRole[];
  /** Whether it waits for a second member of staff. */
  readonly needsSecond: (change: Change, plan: Plan) => boolean;
  /**
   * Checks the change against the present state, locking what it reads, and says what it would do. It runs again before
   * the action is carried out; if `before` has changed since the request, nothing is done.
   */
  readonly plan: (tx: Tx, change: Change) => Promise<Result<Plan, Code>>;
  /** Carries it out, in the transaction of the decision and of the audit entry. */
  readonly carryOut: (tx: Tx, change: Change, order: Order) => Promise<Result<unknown, Code>>;
  /** Runs after the commit, to update what is kept in memory. */
  readonly onCommitted?: (change: Change) => Promise<void>;
}

export type ProposeRefusal = 'FORBIDDEN' | 'OWN_ACCOUNT' | 'ALREADY_ASKED';

export interface Proposed {
  /** Null if no second decision was needed. */
  readonly actionId: string | null;
  readonly state: 'WAITING' | 'DONE';
}

/** A kind of action that is registered with approvals. */
export interface StaffAction<Change extends PlainRecord, Code extends string> {
  readonly kind: string;
  /**
   * Carries the action out if one member of staff is enough; otherwise stores it until a second one decides. Either way
   * it is audited in the same transaction.
   *
   * @refuses whatever the plan refuses | FORBIDDEN (role) | OWN_ACCOUNT for the caller's own account or a relative's |
   *          ALREADY_ASKED (by) while another one of this kind waits for the same subject; where the same member asks for
   *          the same with the same request id, it is answered as before
   */
  propose(request: {
    readonly change: Change;
    readonly reason: string;
    readonly actor: Actor;
  }): Promise<Result<Proposed, Code | ProposeRefusal>>;
}
