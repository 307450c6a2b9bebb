import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { TRADING_PASSWORD_POLICY } from '@bourse/core/identity/attempts.ts';
import type { WithdrawalLock } from '@bourse/core/identity/withdrawal-lock.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { KycLevel } from '../identity-shapes.ts';
import { findCredential } from '../store/credential.store.ts';
import { countKycSubmissions, type KycState } from '../store/kyc-submission.store.ts';
import { findPerson } from '../store/person.store.ts';
import { KYC_TRIES_A_DAY_MAX } from '../usecases/kyc/submit-kyc.ts';
import { tradingPasswordKey } from '../usecases/security/check-trading-password.ts';
import { findLatestKyc } from './kyc.query.ts';
import { findLastLogin, lockHoursNow, lockInForce } from './person.query.ts';

export interface SecurityView {
  readonly uid: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly totpBound: boolean;
  readonly passkeys: number;
  readonly passwordChangedAtMs: number | null;
  readonly tradingPasswordSet: boolean;
  readonly tradingPasswordLockedUntilMs: number | null;
  readonly antiPhishingCode: string | null;
  readonly kycLevel: KycLevel;
  readonly kycState: KycState | 'NONE';
  readonly vipLevel: number;
  readonly frozen: boolean;
  readonly whitelistMode: boolean;
  readonly withdrawalLock: WithdrawalLock | null;
  readonly lockHours: { readonly change: number; readonly emailReplace: number; readonly firstBind: number };
  readonly createdAtMs: number;
  readonly lastLoginAtMs: number | null;
  readonly lastLoginIp: string | null;
}

/** Everything on the security page, for the person's own eyes. */
export async function viewSecurity(
  deps: IdentityDeps,
  who: { readonly uid: string; readonly sessionId: string },
): Promise<SecurityView> {
  const nowMs = deps.clock.nowMs();
  const [person, credential, latestKyc, lastLogin, standing] = await Promise.all([
    findPerson(deps.db, who.uid),
    findCredential(deps.db, who.uid),
    findLatestKyc(deps.db, deps, who.uid),
    findLastLogin(deps.db, who.uid, who.sessionId),
    deps.attempts.standing(tradingPasswordKey(who.uid), TRADING_PASSWORD_POLICY, nowMs),
  ]);
  if (!person || !credential) throw new Error(`there is no person ${who.uid}`);
  const { uid, email, phone, antiPhishingCode, kycLevel, vipLevel, whitelistMode, createdAtMs } = person;
  return {
    uid,
    email,
    phone,
    antiPhishingCode,
    kycLevel,
    vipLevel,
    whitelistMode,
    createdAtMs,
    totpBound: credential.totpSecret !== null,
    passkeys: credential.passkeys,
    passwordChangedAtMs: credential.passwordChangedAtMs,
    tradingPasswordSet: credential.tradingPasswordHash !== null,
    tradingPasswordLockedUntilMs: standing.lockedUntilMs,
    kycState: latestKyc?.state ?? 'NONE',
    frozen: person.frozenAtMs !== null,
    withdrawalLock: lockInForce(person, nowMs),
    lockHours: lockHoursNow(person, nowMs),
    lastLoginAtMs: lastLogin?.atMs ?? null,
    lastLoginIp: lastLogin?.ip ?? null,
  };
}

export interface KycView {
  readonly level: KycLevel;
  readonly state: KycState | 'NONE';
  readonly target: KycLevel;
  readonly rejections: { readonly field: string; readonly reason: string }[];
  readonly triesLeft: number;
  readonly submittedAtMs: number | null;
  readonly fullName: string | null;
}

/** The state of a person's verification. */
export async function viewKyc(deps: IdentityDeps, uid: string): Promise<KycView> {
  const [person, latest, tries] = await Promise.all([
    findPerson(deps.db, uid),
    findLatestKyc(deps.db, deps, uid),
    countKycSubmissions(deps.db, uid, deps.clock.nowMs() - DAY_MS),
  ]);
  const level = person?.kycLevel ?? 'none';
  const { rejectedField, rejectedReason } = latest ?? {};
  return {
    level,
    state: latest?.state ?? 'NONE',
    target: latest?.target ?? 'none',
    rejections: latest?.state === 'REJECTED' ? [{ field: rejectedField ?? '', reason: rejectedReason ?? '' }] : [],
    triesLeft: Math.max(0, KYC_TRIES_A_DAY_MAX - tries),
    submittedAtMs: latest?.submittedAtMs ?? null,
    fullName: latest?.fullName ?? null,
  };
}
