/** Protections of an account, in the order in which a person should turn them on. */
export const PROTECTIONS = [
  'password',
  'email',
  'totp',
  'tradingPassword',
  'phone',
  'kyc',
  'whitelist',
  'antiPhishing',
] as const;
export type Protection = (typeof PROTECTIONS)[number];

export interface ProtectionFacts {
  readonly email: string | null;
  readonly phone: string | null;
  readonly totpBound: boolean;
  readonly tradingPasswordSet: boolean;
  readonly antiPhishingCode: string | null;
  readonly whitelistMode: boolean;
  readonly kycLevel: string;
}

/** Which protections are on. */
export function protectionsOn(facts: ProtectionFacts): Readonly<Record<Protection, boolean>> {
  return {
    password: true,
    email: facts.email !== null,
    totp: facts.totpBound,
    tradingPassword: facts.tradingPasswordSet,
    phone: facts.phone !== null,
    kyc: facts.kycLevel !== 'none',
    whitelist: facts.whitelistMode,
    antiPhishing: facts.antiPhishingCode !== null,
  };
}

/** The next protection to turn on, or null when all are on. */
export function nextProtection(facts: ProtectionFacts): Protection | null {
  const on = protectionsOn(facts);
  return PROTECTIONS.find((protection) => !on[protection]) ?? null;
}
