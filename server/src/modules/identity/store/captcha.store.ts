import type { Queryable } from '../../../platform/db/db.ts';

export interface Captcha {
  readonly id: string;
  readonly challenge: string;
  readonly zeroBits: number;
  readonly expiresAtMs: number;
}

export async function insertCaptcha(q: Queryable, captcha: Captcha): Promise<void> {
  await q.query(`insert into identity.captcha (id, challenge, zero_bits, expires_at_ms) values ($1, $2, $3, $4)`, [
    captcha.id,
    captcha.challenge,
    captcha.zeroBits,
    captcha.expiresAtMs,
  ]);
}

/** Takes a puzzle away, whatever the answer will be worth: one puzzle, one try. */
export async function takeCaptcha(q: Queryable, id: string): Promise<Captcha | null> {
  const [row] = await q.query<{ id: string; challenge: string; zero_bits: number; expires_at_ms: string }>(
    `delete from identity.captcha where id = $1 returning id, challenge, zero_bits, expires_at_ms`,
    [id],
  );
  if (!row) return null;
  return {
    id: row.id,
    challenge: row.challenge,
    zeroBits: row.zero_bits,
    expiresAtMs: Number(row.expires_at_ms),
  };
}

export async function deleteExpiredCaptchas(q: Queryable, nowMs: number): Promise<void> {
  await q.query(`delete from identity.captcha where expires_at_ms < $1`, [nowMs]);
}
