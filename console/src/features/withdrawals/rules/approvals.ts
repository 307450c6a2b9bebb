interface Decision {
  readonly staffId: string;
  readonly decision: string;
}
export interface Me {
  readonly staffId: string;
  readonly login: string;
}

export const isApproval = ({ decision }: Decision): boolean => decision.toLowerCase() === 'approve';

export const isMine = ({ staffId }: Decision, me: Me): boolean => staffId === me.staffId;
