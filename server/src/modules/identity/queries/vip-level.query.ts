import type { Queryable } from '../../../platform/db/db.ts';

/** The VIP levels above 0, by account number. */
export async function findVipLevels(q: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await q.query<{ uid: string; vip_level: number }>(
    'select uid, vip_level from identity.person where vip_level > 0',
  );
  return new Map(rows.map((row) => [row.uid, row.vip_level]));
}
