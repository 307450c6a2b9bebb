import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { Queryable } from '../../../platform/db/db.ts';

export interface LoginEvent {
  readonly id: string;
  /** Null if the typed account does not exist. */
  readonly uid: string | null;
  readonly atMs: number;
  readonly ip: string;
  readonly country: string | null;
  readonly device: string;
  readonly outcome: 'ok' | 'wrong' | 'locked';
}

/**
 * Records a log-in. Strangers can cause refusals by a lock as often as they like, so these are recorded once an hour
 * for each account, and not at all for accounts that do not exist.
 */
export async function insertLoginEvent(q: Queryable, event: LoginEvent): Promise<void> {
  await q.query(
    `insert into identity.login_event (id, uid, at_ms, ip, country, device, outcome)
     select $1, $2::text, $3::bigint, $4, $5, $6, $7::text
     where $7 <> 'locked' or ($2 is not null and not exists (
       select from identity.login_event where uid = $2 and outcome = 'locked' and at_ms > $8))`,
    [...[event.id, event.uid, event.atMs, event.ip, event.country, event.device, event.outcome], event.atMs - HOUR_MS],
  );
}

/** Deletes what is older than the history shows; events of accounts that do not exist go after a day. */
export async function deleteOldLoginEvents(
  q: Queryable,
  before: { readonly personsMs: number; readonly nobodysMs: number },
): Promise<void> {
  await q.query(`delete from identity.login_event where at_ms < $1 or (uid is null and at_ms < $2)`, [
    before.personsMs,
    before.nobodysMs,
  ]);
}
