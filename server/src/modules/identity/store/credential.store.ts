import type { Queryable, Tx } from '../../../platform/db/db.ts';

export interface Credential {
  readonly uid: string;
  readonly passwordHash: string;
  readonly passwordChangedAtMs: number;
  readonly tradingPasswordHash: string | null;
  readonly totpSecret: Buffer | null;
  readonly totpLastStep: number | null;
  readonly totpPending: Buffer | null;
  readonly totpPendingUntilMs: number | null;
  /** How many passkeys the person has. */
  readonly passkeys: number;
}

interface Row {
  uid: string;
  password_hash: string;
  password_changed_at_ms: string;
  trading_password_hash: string | null;
  totp_secret: Buffer | null;
  totp_last_step: string | null;
  totp_pending: Buffer | null;
  totp_pending_until_ms: string | null;
  passkeys: number;
}

export async function findCredential(q: Queryable, uid: string): Promise<Credential | null> {
  const [row] = await q.query<Row>(
    `select uid, password_hash, password_changed_at_ms, trading_password_hash, totp_secret, totp_last_step, totp_pending,
       totp_pending_until_ms, (select count(*)::int from identity.passkey p where p.uid = c.uid) as passkeys
     from identity.credential c where uid = $1`,
    [uid],
  );
  return row ? asCredential(row) : null;
}

export async function insertCredential(
  tx: Tx,
  credential: { readonly uid: string; readonly passwordHash: string; readonly nowMs: number },
): Promise<void> {
  await tx.query(`insert into identity.credential (uid, password_hash, password_changed_at_ms) values ($1, $2, $3)`, [
    credential.uid,
    credential.passwordHash,
    credential.nowMs,
  ]);
}

/**
 * Locks a person's login password, so that it stays as it is until the transaction ends.
 *
 * @returns false if it has changed: then whatever was judged by the old one no longer counts
 */
export async function holdPassword(tx: Tx, uid: string, passwordHash: string): Promise<boolean> {
  const rows = await tx.query(
    'select from identity.credential where uid = $1 and password_hash = $2 for no key update',
    [uid, passwordHash],
  );
  return rows.length === 1;
}

/**
 * Locks the login password whatever it is. A change of it, which ends sessions, then comes either wholly before or
 * wholly after this transaction.
 */
export async function holdAnyPassword(tx: Tx, uid: string): Promise<void> {
  await tx.query('select from identity.credential where uid = $1 for no key update', [uid]);
}

export async function setPasswordHash(tx: Tx, uid: string, passwordHash: string, nowMs: number): Promise<void> {
  await tx.query(`update identity.credential set password_hash = $2, password_changed_at_ms = $3 where uid = $1`, [
    uid,
    passwordHash,
    nowMs,
  ]);
}

export async function setTradingPasswordHash(tx: Tx, uid: string, tradingPasswordHash: string): Promise<void> {
  await tx.query(`update identity.credential set trading_password_hash = $2 where uid = $1`, [
    uid,
    tradingPasswordHash,
  ]);
}

export async function setPendingTotp(q: Queryable, uid: string, sealed: Buffer, untilMs: number): Promise<void> {
  await q.query(`update identity.credential set totp_pending = $2, totp_pending_until_ms = $3 where uid = $1`, [
    uid,
    sealed,
    untilMs,
  ]);
}

/** Turns the pending secret into the bound one and uses up the step of its first code. */
export async function bindPendingTotp(tx: Tx, uid: string, sealed: Buffer, step: number): Promise<boolean> {
  const rows = await tx.query<{ uid: string }>(
    `update identity.credential set totp_secret = $2, totp_last_step = $3, totp_pending = null, totp_pending_until_ms = null
     where uid = $1 and totp_secret is null and totp_pending is not null returning uid`,
    [uid, sealed, step],
  );
  return rows.length === 1;
}

export async function removeTotp(tx: Tx, uid: string): Promise<void> {
  await tx.query(
    `update identity.credential set totp_secret = null, totp_last_step = null, totp_pending = null,
       totp_pending_until_ms = null where uid = $1`,
    [uid],
  );
}

/**
 * Uses a step up. False if it, or a later one, was used before, so that of two calls with one code only one gets true.
 */
export async function spendTotpStep(tx: Tx, uid: string, step: number): Promise<boolean> {
  const rows = await tx.query<{ uid: string }>(
    `update identity.credential set totp_last_step = $2
     where uid = $1 and totp_secret is not null and (totp_last_step is null or totp_last_step < $2) returning uid`,
    [uid, step],
  );
  return rows.length === 1;
}

function asCredential(row: Row): Credential {
  return {
    uid: row.uid,
    passwordHash: row.password_hash,
    passwordChangedAtMs: Number(row.password_changed_at_ms),
    tradingPasswordHash: row.trading_password_hash,
    totpSecret: row.totp_secret,
    totpLastStep: row.totp_last_step === null ? null : Number(row.totp_last_step),
    totpPending: row.totp_pending,
    totpPendingUntilMs: row.totp_pending_until_ms === null ? null : Number(row.totp_pending_until_ms),
    passkeys: row.passkeys,
  };
}
