import type { Queryable } from '../../../platform/db/db.ts';
import type { KycLevel } from '../identity-shapes.ts';

/** The VIP levels above 0, by uid. */
export async function findVipLevels(q: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await q.query<{ uid: string; vip_level: number }>(
    'select uid, vip_level from identity.person where vip_level > 0',
  );
  return new Map(rows.map((row) => [row.uid, row.vip_level]));
}

/** See `Identity.levels`. */
export async function findLevels(
  q: Queryable,
  uids: readonly string[],
): Promise<ReadonlyMap<string, { readonly kycLevel: KycLevel; readonly vipLevel: number }>> {
  const rows = await q.query<{ uid: string; kyc_level: KycLevel; vip_level: number }>(
    'select uid, kyc_level, vip_level from identity.person where uid = any ($1)',
    [uids],
  );
  return new Map(rows.map((row) => [row.uid, { kycLevel: row.kyc_level, vipLevel: row.vip_level }]));
}
