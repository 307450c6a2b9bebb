import type { Queryable } from '../../../platform/db/db.ts';
import type { LinkedAccount } from '../identity-shapes.ts';

const LISTED = 20;

/** Accounts that logged in on a browser on which this person logged in too. */
export async function findLinkedByDevice(q: Queryable, uid: string): Promise<LinkedAccount[]> {
  const rows = await q.query<{ uid: string; is_frozen: boolean; devices: number; last_seen_at_ms: string }>(
    `select d.uid, p.frozen_at_ms is not null as is_frozen, count(*)::int as devices, max(d.last_seen_at_ms) as last_seen_at_ms
     from identity.device own join identity.device d on d.token_hash = own.token_hash and d.uid <> own.uid
       join identity.person p on p.uid = d.uid
     where own.uid = $1 group by d.uid, p.frozen_at_ms order by last_seen_at_ms desc, d.uid limit $2`,
    [uid, LISTED],
  );
  return rows.map((row) => ({
    uid: row.uid,
    isFrozen: row.is_frozen,
    devices: row.devices,
    lastSeenAtMs: Number(row.last_seen_at_ms),
  }));
}
