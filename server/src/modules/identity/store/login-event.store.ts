import type { Queryable } from '../../../platform/db/db.ts';

export interface LoginEvent {
  readonly id: string;
  /** Null where nobody has the account that was typed. */
  readonly uid: string | null;
  readonly atMs: number;
  readonly ip: string;
  readonly country: string | null;
  readonly device: string;
  readonly outcome: 'ok' | 'wrong' | 'locked';
}

export async function insertLoginEvent(q: Queryable, event: LoginEvent): Promise<void> {
  await q.query(
    `insert into identity.login_event (id, uid, at_ms, ip, country, device, outcome) values ($1, $2, $3, $4, $5, $6, $7)`,
    [event.id, event.uid, event.atMs, event.ip, event.country, event.device, event.outcome],
  );
}

/** Forgets what is older than the history shows, and what belongs to nobody after a day. */
export async function deleteOldLoginEvents(
  q: Queryable,
  before: { readonly personsMs: number; readonly nobodysMs: number },
): Promise<void> {
  await q.query(`delete from identity.login_event where at_ms < $1 or (uid is null and at_ms < $2)`, [
    before.personsMs,
    before.nobodysMs,
  ]);
}
