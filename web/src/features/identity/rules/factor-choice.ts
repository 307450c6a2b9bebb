/** What is shown beside the trading password: a six-digit code from somewhere, or a passkey. */
export type Factor = 'passkey' | 'totp' | 'email' | 'sms';

export interface Bound {
  /** How many there are. */
  readonly passkeys: number;
  readonly totpBound: boolean;
  readonly email: string | null;
  readonly phone: string | null;
}

/** What the account has bound, the strongest first. */
export function boundFactors(bound: Bound): readonly Factor[] {
  const all: readonly (readonly [Factor, boolean])[] = [
    ['passkey', bound.passkeys > 0],
    ['totp', bound.totpBound],
    ['email', bound.email !== null],
    ['sms', bound.phone !== null],
  ];
  return all.filter(([, isBound]) => isBound).map(([factor]) => factor);
}

/** A code that is sent is good for one content alone; a passkey and an authenticator's code are good for any. */
const isSent = (factor: Factor): boolean => factor === 'email' || factor === 'sms';

/** The factors to ask for: as many different ones as are needed, or as many as there are; with a sent code among them if wanted. */
export function chooseFactors(bound: Bound, needed: 0 | 1 | 2, needsSentCode = false): readonly Factor[] {
  const all = boundFactors(bound);
  const strongest = all.slice(0, needed);
  const sent = all.find(isSent);
  if (!needsSentCode || sent === undefined || strongest.some(isSent)) return strongest;
  return [...strongest.slice(0, -1), sent];
}

/** The factor that could stand in the place of another one: bound, not asked for already, and no loss of a sent code that is wanted. */
export const otherFactor = (
  bound: Bound,
  chosen: readonly Factor[],
  after: Factor,
  needsSentCode = false,
): Factor | null => {
  const all = boundFactors(bound);
  const start = all.indexOf(after) + 1;
  const turned = [...all.slice(start), ...all.slice(0, start)];
  const keepsSent = !needsSentCode || chosen.some((factor) => factor !== after && isSent(factor));
  return turned.find((factor) => !chosen.includes(factor) && (keepsSent || isSent(factor))) ?? null;
};
