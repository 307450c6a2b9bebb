import type { UserContext } from './context.ts';

/** The caller, as the edge knows them. */
export interface Caller {
  readonly uid: string;
  readonly sessionId: string;
  readonly nowMs: number;
}

export const callerOf = ({ uid, sessionId, nowMs }: UserContext): Caller => ({ uid, sessionId, nowMs });
