interface Decision {
  readonly staff: string;
  readonly decision: string;
}
export interface Me {
  readonly staffId: string;
  readonly login: string;
}

export const isApproval = ({ decision }: Decision): boolean => decision.toLowerCase() === 'approve';

/** Whether a decision is one's own; it names the staff member by number or by login. */
export const isMine = ({ staff }: Decision, me: Me): boolean => staff === me.staffId || staff === me.login;

const NUMBER = /^[0-9a-f]{8}-[0-9a-f-]{27}$/u;
const SHORT = 8;

/** A staff member as colleagues read it: the login, or the end of a number, whose beginning is only the time. */
export const staffText = (staff: string): string => (NUMBER.test(staff) ? `…${staff.slice(-SHORT)}` : staff);
