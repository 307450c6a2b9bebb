/** The result of one check; `isGood` is null for mere information. */
export interface Finding {
  readonly topic: string;
  readonly says: string;
  readonly isGood: boolean | null;
}

export const good = (topic: string, says: string): Finding => ({ topic, says, isGood: true });
export const bad = (topic: string, says: string): Finding => ({ topic, says, isGood: false });
export const findingOf = (topic: string, says: string): Finding => ({ topic, says, isGood: null });
