/** A factor besides the trading password: a six-digit code from somewhere, or a passkey. */
export type Factor = 'passkey' | 'totp' | 'email' | 'sms';

export interface Bound {
  /** How many there are. */
  readonly passkeys: number;
  readonly totpBound: boolean;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The factors that the account has bound, the strongest first. */
export function boundFactors(bound: Bound): readonly Factor[] {
  const all: readonly (readonly [Factor, boolean])[] = [
    ['passkey', bound.passkeys > 0],
    ['totp', bound.totpBound],
    ['email', bound.email !== null],
    ['sms', bound.phone !== null],
  ];
  return all.filter(([, isBound]) => isBound).map(([factor]) => factor);
}

/** A code that is sent confirms one payload only; a passkey or an authenticator's code confirms any. */
const isSent = (factor: Factor): boolean => factor === 'email' || factor === 'sms';

/** The factors to ask for: as many different ones as needed and bound, with a sent code among them if required. */
export function chooseFactors(bound: Bound, needed: 0 | 1 | 2, needsSentCode = false): readonly Factor[] {
  const all = boundFactors(bound);
  const strongest = all.slice(0, needed);
  const sent = all.find(isSent);
  if (!needsSentCode || sent === undefined || strongest.some(isSent)) return strongest;
  return [...strongest.slice(0, -1), sent];
}

/** A replacement for a factor: bound, not asked for already, and not losing a required sent code. */
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
