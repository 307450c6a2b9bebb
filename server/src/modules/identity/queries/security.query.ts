import { TRADING_PASSWORD_POLICY } from '@bourse/core/identity/attempts.ts';
import type { WithdrawalLock } from '@bourse/core/identity/withdrawal-lock.ts';
import type { KycLevel } from '../identity-shapes.ts';
import type { Room } from '../room.ts';
import { findCredential } from '../store/credential.store.ts';
import { countKycSubmissions, type KycState } from '../store/kyc-submission.store.ts';
import { findPerson } from '../store/person.store.ts';
import { DAY_MS, KYC_TRIES_A_DAY_MAX } from '../usecases/kyc/submit-kyc.ts';
import { tradingPasswordKey } from '../usecases/security/check-trading-password.ts';
import { findLatestKyc } from './kyc.query.ts';
import { findLastLogin, lockHoursNow, lockInForce } from './person.query.ts';

export interface SecurityView {
  readonly uid: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly totpBound: boolean;
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

/** Everything on the security page, for the person alone. */
export async function viewSecurity(
  room: Room,
  who: { readonly uid: string; readonly sessionId: string },
): Promise<SecurityView> {
  const nowMs = room.clock.nowMs();
  const [person, credential, latestKyc, lastLogin, standing] = await Promise.all([
    findPerson(room.db, who.uid),
    findCredential(room.db, who.uid),
    findLatestKyc(room.db, who.uid),
    findLastLogin(room.db, who.uid, who.sessionId),
    room.attempts.standing(tradingPasswordKey(who.uid), TRADING_PASSWORD_POLICY, nowMs),
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

/** Where a person's verification stands. */
export async function viewKyc(room: Room, uid: string): Promise<KycView> {
  const [person, latest, tries] = await Promise.all([
    findPerson(room.db, uid),
    findLatestKyc(room.db, uid),
    countKycSubmissions(room.db, uid, room.clock.nowMs() - DAY_MS),
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
