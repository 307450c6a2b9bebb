import type { StaffContext } from './context.ts';

/** The member of staff who acts, as the edge knows them and the audit log keeps them. */
export interface StaffActor {
  readonly staffId: string;
  readonly role: string;
  readonly requestId: string;
  readonly nowMs: number;
}

export const staffActorOf = ({ staff, requestId, nowMs }: StaffContext): StaffActor => ({
  staffId: staff.staffId,
  role: staff.role,
  requestId,
  nowMs,
});
