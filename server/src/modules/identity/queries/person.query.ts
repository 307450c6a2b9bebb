import { startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import {
  CHANGE_LOCK_HOURS,
  EMAIL_LOCK_HOURS,
  lockHours,
  type WithdrawalLock,
} from '@bourse/core/identity/withdrawal-lock.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { FirstSeen, Profile } from '../identity-shapes.ts';
import { findPerson, type Person } from '../store/person.store.ts';

/** See `Identity.profile`. */
export async function findProfile(q: Queryable, uid: string, nowMs: number): Promise<Profile | null> {
  const person = await findPerson(q, uid);
  if (!person) return null;
  const [row] = await q.query<{
    totp_bound: boolean;
    passkeys: number;
    trading_password_set: boolean;
    expired_on: string | null;
    nationality: string | null;
  }>(
    `select totp_secret is not null as totp_bound, trading_password_hash is not null as trading_password_set,
       (select count(*)::int from identity.passkey where uid = $1) as passkeys,
       (select max(document_expires_on) from identity.kyc_submission where uid = $1 and state = 'EXPIRED') as expired_on,
       (select nationality from identity.kyc_submission where uid = $1 and state = 'APPROVED' and target = 'primary'
        order by decided_at_ms desc limit 1) as nationality
     from identity.credential where uid = $1`,
    [uid],
  );
  const expiredOn = row?.expired_on ?? null;
  return {
    uid,
    email: person.email,
    phone: person.phone,
    totpBound: row?.totp_bound ?? false,
    passkeys: row?.passkeys ?? 0,
    tradingPasswordSet: row?.trading_password_set ?? false,
    kycLevel: person.kycLevel,
    kycSinceMs: person.kycSinceMs,
    nationality: person.kycLevel === 'none' ? null : (row?.nationality ?? null),
    kycExpiredAtMs: person.kycLevel === 'none' && expiredOn !== null ? endOfDay(expiredOn) : null,
    vipLevel: person.vipLevel,
    frozen: person.frozenAtMs !== null,
    whitelistMode: person.whitelistMode,
    createdAtMs: person.createdAtMs,
    locale: person.locale,
    currency: person.currency,
    antiPhishingCode: person.antiPhishingCode,
    withdrawalLock: lockInForce(person, nowMs),
  };
}

/** See `Identity.frozenAmong`. */
export async function findFrozen(q: Queryable, uids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await q.query<{ uid: string }>(
    'select uid from identity.person where uid = any($1) and frozen_at_ms is not null',
    [uids],
  );
  return new Set(rows.map(({ uid }) => uid));
}

/** The end of a business day that is given as YYYY-MM-DD. */
const endOfDay = (day: string): number => startOfBusinessDay(Date.parse(day) / DAY_MS + 1);

/** The person's withdrawal lock; null if it has ended. */
export function lockInForce(person: Person, nowMs: number): WithdrawalLock | null {
  return person.lock !== null && person.lock.untilMs > nowMs ? person.lock : null;
}

/** For how many hours each kind of change would stop this account's withdrawals now. */
export function lockHoursNow(
  person: Person,
  nowMs: number,
): { change: number; emailReplace: number; firstBind: number } {
  return {
    change: CHANGE_LOCK_HOURS,
    emailReplace: EMAIL_LOCK_HOURS,
    firstBind: lockHours('FIRST_BINDING', nowMs - person.createdAtMs),
  };
}

/** The log-in before the present one. */
export async function findLastLogin(
  q: Queryable,
  uid: string,
  sessionId: string,
): Promise<{ atMs: number; ip: string } | null> {
  const [row] = await q.query<{ at_ms: string; ip: string }>(
    `select e.at_ms, e.ip from identity.login_event e
     where e.uid = $1 and e.outcome = 'ok'
       and e.at_ms < coalesce((select created_at_ms from identity.session where id = $2), 9223372036854775807)
     order by e.id desc limit 1`,
    [uid, sessionId],
  );
  return row ? { atMs: Number(row.at_ms), ip: row.ip } : null;
}

/** See `Identity.firstSeen`; null if the session is not the person's. */
export async function findFirstSeen(
  q: Queryable,
  who: { readonly uid: string; readonly sessionId: string },
): Promise<FirstSeen | null> {
  const [row] = await q.query<{ device_ms: string | null; country_ms: string | null; created_ms: string }>(
    `select d.first_seen_at_ms as device_ms, p.created_at_ms as created_ms,
       (select min(e.at_ms) from identity.login_event e
        where e.uid = s.uid and e.country = s.country and e.outcome = 'ok') as country_ms
     from identity.session s
     left join identity.device d on d.id = s.device_id
     join identity.person p on p.uid = s.uid
     where s.id = $1 and s.uid = $2`,
    [who.sessionId, who.uid],
  );
  if (!row) return null;
  return {
    deviceFirstSeenAtMs: row.device_ms === null ? null : Number(row.device_ms),
    countryFirstSeenAtMs: Number(row.country_ms ?? row.created_ms),
  };
}
