import type { Queryable } from '../../../platform/db/db.ts';

/** The addresses of a family that a person saved or paid to, each with the time of the first use. */
export async function findUsedAddresses(
  q: Queryable,
  uid: string,
  networks: readonly string[],
): Promise<ReadonlyMap<string, { readonly firstAtMs: number; readonly remark: string | null }>> {
  const rows = await q.query<{ address: string; first_at_ms: string; remark: string | null }>(
    `select address, min(at_ms) as first_at_ms, max(remark) as remark from (
       select address, created_at_ms as at_ms, null as remark from wallet.withdrawal
        where uid = $1 and network = any ($2) and address is not null and state not in ('CANCELLED', 'REJECTED', 'FAILED')
       union all
       select address, created_at_ms, remark from wallet.address_entry
        where uid = $1 and network = any ($2) and deleted_at_ms is null and kind = 'ONCHAIN'
     ) used group by address`,
    [uid, networks],
  );
  return new Map(rows.map((row) => [row.address, { firstAtMs: Number(row.first_at_ms), remark: row.remark }] as const));
}

/** When a person first paid an address, this payment included; null if never. */
export async function findFirstPaymentAt(q: Queryable, uid: string, address: string): Promise<number | null> {
  const rows = await q.query<{ at_ms: string | null }>(
    `select min(created_at_ms) as at_ms from wallet.withdrawal
     where uid = $1 and address = $2 and state not in ('CANCELLED', 'REJECTED', 'FAILED')`,
    [uid, address],
  );
  const at = rows[0]?.at_ms ?? null;
  return at === null ? null : Number(at);
}

/** When a person first sent to another person; null if never. */
export async function findFirstSendAt(q: Queryable, uid: string, toUid: string): Promise<number | null> {
  const rows = await q.query<{ at_ms: string | null }>(
    `select min(created_at_ms) as at_ms from wallet.withdrawal where uid = $1 and to_uid = $2 and state = 'COMPLETED'`,
    [uid, toUid],
  );
  const at = rows[0]?.at_ms ?? null;
  return at === null ? null : Number(at);
}
