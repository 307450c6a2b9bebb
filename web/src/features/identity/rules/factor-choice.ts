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

/** The factors to ask for: as many different ones as are needed, or as many as there are. */
export const chooseFactors = (bound: Bound, needed: 0 | 1 | 2): readonly Factor[] =>
  boundFactors(bound).slice(0, needed);

/** The factor that could stand in the place of another one: bound, and not asked for already. */
export const otherFactor = (bound: Bound, chosen: readonly Factor[], after: Factor): Factor | null => {
  const all = boundFactors(bound);
  const start = all.indexOf(after) + 1;
  const turned = [...all.slice(start), ...all.slice(0, start)];
  return turned.find((factor) => !chosen.includes(factor)) ?? null;
};
