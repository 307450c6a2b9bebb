import type { Tx } from '../../../platform/db/db.ts';
import type { Credit, ProtectionPrice } from '../queries/price/protection.query.ts';

export interface NewProtectionPrice extends ProtectionPrice {
  readonly samplesE8: readonly (bigint | null)[];
  readonly atMs: number;
}

/** Keeps the market’s price at the first delivery, for ever. @returns false where it is known already */
export async function insertProtectionPrice(tx: Tx, price: NewProtectionPrice): Promise<boolean> {
  const rows = await tx.query(
    `insert into launch.protection_price (project_id, from_ms, samples_e8, sample_count, sum_e8, at_ms, by_staff)
     values ($1, $2, $3::text[]::numeric[], $4, $5, $6, $7) on conflict do nothing returning project_id`,
    [
      price.projectId,
      price.fromMs,
      price.samplesE8.map((sample) => sample?.toString() ?? null),
      price.count,
      price.sumE8.toString(),
      price.atMs,
      price.byStaff,
    ],
  );
  return rows.length > 0;
}

/** Keeps what a purchase was given. It fails where it was given something already. */
export async function insertCredit(tx: Tx, credit: Credit, entryId: string | null): Promise<void> {
  await tx.query(
    `insert into launch.protection_credit (subscription_id, worth_minor, credit_minor, at_ms, entry_id)
     values ($1, $2, $3, $4, $5)`,
    [credit.subscriptionId, credit.worthMinor.toString(), credit.creditMinor.toString(), credit.atMs, entryId],
  );
}

/** Notes that no hour before one tells a market’s price: what was recorded of an hour never changes. */
export async function saveProtectionHour(tx: Tx, projectId: string, hour: number): Promise<void> {
  await tx.query('update launch.project set protection_hour = $2 where id = $1 and protection_hour < $2', [
    projectId,
    hour,
  ]);
}

/** Says that a price protection owes nobody anything any more. */
export async function markProtected(tx: Tx, projectId: string, nowMs: number): Promise<void> {
  await tx.query('update launch.project set protected_ms = $2 where id = $1 and protected_ms is null', [
    projectId,
    nowMs,
  ]);
}
