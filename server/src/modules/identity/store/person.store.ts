import type { WithdrawalLock } from '@bourse/core/identity/withdrawal-lock.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { KycLevel, KycSince } from '../identity-shapes.ts';

export interface Person {
  readonly uid: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly nickname: string | null;
  readonly kycLevel: KycLevel;
  readonly kycSinceMs: KycSince;
  readonly vipLevel: number;
  readonly frozenAtMs: number | null;
  readonly whitelistMode: boolean;
  readonly antiPhishingCode: string | null;
  /** The lock as stored; it may have ended. */
  readonly lock: WithdrawalLock | null;
  readonly locale: string;
  readonly currency: string | null;
  readonly createdAtMs: number;
}

interface Row {
  uid: string;
  email: string | null;
  phone: string | null;
  nickname: string | null;
  kyc_level: KycLevel;
  kyc_primary_at_ms: string | null;
  kyc_advanced_at_ms: string | null;
  vip_level: number;
  frozen_at_ms: string | null;
  whitelist_mode: boolean;
  anti_phishing_code: string | null;
  lock_until_ms: string | null;
  lock_reason: WithdrawalLock['reason'] | null;
  locale: string;
  currency: string | null;
  created_at_ms: string;
}

const COLUMNS = `uid, email, phone, nickname, kyc_level, kyc_primary_at_ms, kyc_advanced_at_ms, vip_level, frozen_at_ms,
  whitelist_mode, anti_phishing_code, lock_until_ms, lock_reason, locale, currency, created_at_ms`;

export async function findPerson(q: Queryable, uid: string): Promise<Person | null> {
  const [row] = await q.query<Row>(`select ${COLUMNS} from identity.person where uid = $1`, [uid]);
  return row ? asPerson(row) : null;
}

/** The person with a normalised e-mail address or phone number. */
export async function findPersonByAccount(q: Queryable, account: string): Promise<Person | null> {
  const column = account.includes('@') ? 'email' : 'phone';
  const [row] = await q.query<Row>(`select ${COLUMNS} from identity.person where ${column} = $1`, [account]);
  return row ? asPerson(row) : null;
}

/** Locks the person's row, so that changes to one person happen one after the other. */
export async function lockPerson(tx: Tx, uid: string): Promise<Person | null> {
  const [row] = await tx.query<Row>(`select ${COLUMNS} from identity.person where uid = $1 for update`, [uid]);
  return row ? asPerson(row) : null;
}

export interface NewPerson {
  readonly uid: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: string;
  readonly invitedBy: string | null;
  readonly nowMs: number;
}

/** False if the account number, the e-mail address or the phone number is taken. */
export async function insertPerson(tx: Tx, person: NewPerson): Promise<boolean> {
  const rows = await tx.query<{ uid: string }>(
    `insert into identity.person (uid, email, phone, locale, invited_by, created_at_ms)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning uid`,
    [person.uid, person.email, person.phone, person.locale, person.invitedBy, person.nowMs],
  );
  return rows.length === 1;
}

/** False if somebody else has the address. */
export async function setContact(
  tx: Tx,
  uid: string,
  contact: { readonly column: 'email' | 'phone'; readonly value: string },
): Promise<boolean> {
  const rows = await tx.query<{ uid: string }>(
    `update identity.person p set ${contact.column} = $2 where p.uid = $1
       and not exists (select 1 from identity.person o where o.${contact.column} = $2 and o.uid <> $1) returning p.uid`,
    [uid, contact.value],
  );
  return rows.length === 1;
}

export async function setWithdrawalLock(tx: Tx, uid: string, lock: WithdrawalLock): Promise<void> {
  await tx.query(`update identity.person set lock_until_ms = $2, lock_reason = $3 where uid = $1`, [
    uid,
    lock.untilMs,
    lock.reason,
  ]);
}

export async function setFrozenAt(tx: Tx, uid: string, frozenAtMs: number | null): Promise<void> {
  await tx.query(`update identity.person set frozen_at_ms = $2 where uid = $1`, [uid, frozenAtMs]);
}

/** Sets the identity level. Whoever keeps a level keeps its time. */
export async function setKycLevel(tx: Tx, uid: string, level: KycLevel, nowMs: number): Promise<void> {
  await tx.query(
    `update identity.person set kyc_level = $2,
       kyc_primary_at_ms = case when $2 = 'none' then null when kyc_level = 'none' then $3 else kyc_primary_at_ms end,
       kyc_advanced_at_ms = case when $2 <> 'advanced' then null when kyc_level <> 'advanced' then $3 else kyc_advanced_at_ms end
     where uid = $1`,
    [uid, level, nowMs],
  );
}

export async function setVipLevel(tx: Tx, uid: string, vipLevel: number): Promise<void> {
  await tx.query(`update identity.person set vip_level = $2 where uid = $1`, [uid, vipLevel]);
}

export async function setWhitelistMode(tx: Tx, uid: string, on: boolean): Promise<void> {
  await tx.query(`update identity.person set whitelist_mode = $2 where uid = $1`, [uid, on]);
}

export async function setAntiPhishingCode(tx: Tx, uid: string, code: string): Promise<void> {
  await tx.query(`update identity.person set anti_phishing_code = $2 where uid = $1`, [uid, code]);
}

export async function setPreferences(
  q: Queryable,
  uid: string,
  preferences: { readonly locale: string | null; readonly currency: string | null },
): Promise<void> {
  await q.query(
    `update identity.person set locale = coalesce($2, locale), currency = coalesce($3, currency) where uid = $1`,
    [uid, preferences.locale, preferences.currency],
  );
}

function asPerson(row: Row): Person {
  return {
    uid: row.uid,
    email: row.email,
    phone: row.phone,
    nickname: row.nickname,
    kycLevel: row.kyc_level,
    kycSinceMs: {
      primary: row.kyc_primary_at_ms === null ? null : Number(row.kyc_primary_at_ms),
      advanced: row.kyc_advanced_at_ms === null ? null : Number(row.kyc_advanced_at_ms),
    },
    vipLevel: row.vip_level,
    frozenAtMs: row.frozen_at_ms === null ? null : Number(row.frozen_at_ms),
    whitelistMode: row.whitelist_mode,
    antiPhishingCode: row.anti_phishing_code,
    lock:
      row.lock_until_ms === null || row.lock_reason === null
        ? null
        : { untilMs: Number(row.lock_until_ms), reason: row.lock_reason },
    locale: row.locale,
    currency: row.currency,
    createdAtMs: Number(row.created_at_ms),
  };
}
