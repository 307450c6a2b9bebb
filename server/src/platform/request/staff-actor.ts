import type { StaffContext } from './context.ts';

/** The acting member of staff, as the edge knows them and the audit log keeps them. */
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
