import type { Tier } from '@bourse/core/earn/rate.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { EarnProduct } from '../queries/product.query.ts';

/**
 * Takes a part of a product's remaining quota; one statement both checks and takes it.
 *
 * @returns false if less is left; then nothing was taken
 */
export async function takeQuota(tx: Tx, productId: string, amountMinor: bigint): Promise<boolean> {
  const rows = await tx.query(
    `update earn.product set sold_minor = sold_minor + $2 where id = $1 and sold_minor + $2 <= quota_minor returning id`,
    [productId, amountMinor.toString()],
  );
  return rows.length === 1;
}

/** Returns a part of the quota. */
export async function returnQuota(tx: Tx, productId: string, amountMinor: bigint): Promise<void> {
  if (amountMinor === 0n) return;
  await tx.query('update earn.product set sold_minor = sold_minor - $2 where id = $1', [
    productId,
    amountMinor.toString(),
  ]);
}

/** Inserts a product, or updates its terms. The terms of existing orders do not change. */
export async function saveProduct(tx: Tx, product: EarnProduct, nowMs: number): Promise<void> {
  await tx.query(
    `insert into earn.product (id, asset, kind, term_days, min_minor, step_minor, max_order_minor, max_person_minor, fixed_minor,
       quota_minor, start_ms, end_ms, instant_minor, early_redeem, auto_subscribe, kyc_min, vip_min, new_only, source, place,
       created_at_ms, reward_asset, reward_bps, reward_minor, reward_person_minor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
       (select count(*) from earn.product), $20, $21, $22, $23, $24)
     on conflict (id) do update set min_minor = excluded.min_minor, step_minor = excluded.step_minor,
       max_order_minor = excluded.max_order_minor, max_person_minor = excluded.max_person_minor,
       fixed_minor = excluded.fixed_minor, quota_minor = excluded.quota_minor, start_ms = excluded.start_ms,
       end_ms = excluded.end_ms, instant_minor = excluded.instant_minor, early_redeem = excluded.early_redeem,
       auto_subscribe = excluded.auto_subscribe, kyc_min = excluded.kyc_min, vip_min = excluded.vip_min,
       new_only = excluded.new_only, source = excluded.source, reward_bps = excluded.reward_bps,
       reward_minor = excluded.reward_minor, reward_person_minor = excluded.reward_person_minor,
       -- A budget that was used up and is raised has something left again.
       reward_ended_ms = case when excluded.reward_minor > earn.product.reward_minor then null else earn.product.reward_ended_ms end`,
    [
      product.id,
      product.asset,
      product.kind,
      product.termDays,
      product.minMinor.toString(),
      product.stepMinor.toString(),
      product.maxOrderMinor?.toString() ?? null,
      product.maxPersonMinor?.toString() ?? null,
      product.fixedMinor?.toString() ?? null,
      product.quotaMinor.toString(),
      product.startMs,
      product.endMs,
      product.instantMinor.toString(),
      product.canEndEarly,
      product.canRenew,
      product.kycMin,
      product.vipMin,
      product.isForNewPeople,
      product.source,
      nowMs,
      product.reward?.asset ?? null,
      product.reward?.rateBps ?? null,
      product.reward?.budgetMinor.toString() ?? null,
      product.reward?.personMinor?.toString() ?? null,
    ],
  );
}

interface NewRate {
  readonly id: string;
  readonly productId: string;
  readonly fromHour: number;
  readonly tiers: readonly Tier[];
  readonly nowMs: number;
}

/** Inserts rates from an hour on. Two for the same hour make the transaction fail. */
export async function insertRate(tx: Tx, { id, productId, fromHour, tiers, nowMs }: NewRate): Promise<void> {
  await tx.query(
    `insert into earn.rate (id, product_id, from_hour, up_to_minor, rate_bps, created_at_ms) values ($1, $2, $3, $4, $5, $6)`,
    [
      id,
      productId,
      fromHour,
      tiers.map(({ upToMinor }) => upToMinor?.toString() ?? null),
      tiers.map(({ rateBps }) => rateBps),
      nowMs,
    ],
  );
}

interface NewFunding {
  readonly id: string;
  readonly productId: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly atMs: number;
  readonly entryId: string;
}

export async function insertFunding(tx: Tx, funding: NewFunding): Promise<void> {
  await tx.query(
    'insert into earn.funding (id, product_id, asset, amount_minor, at_ms, entry_id) values ($1, $2, $3, $4, $5, $6)',
    [funding.id, funding.productId, funding.asset, funding.amountMinor.toString(), funding.atMs, funding.entryId],
  );
}

/** Notes that staff are told of a product's cover. @returns false if they were told already */
export async function takeCoverAlarm(tx: Tx, productId: string, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    'update earn.product set cover_alarm_ms = $2 where id = $1 and cover_alarm_ms is null returning id',
    [productId, nowMs],
  );
  return rows.length === 1;
}

/** Notes that a product has enough cover again. @returns false if another process has noted it */
export async function endCoverAlarm(tx: Tx, productId: string, raisedAtMs: number): Promise<boolean> {
  const rows = await tx.query(
    'update earn.product set cover_alarm_ms = null where id = $1 and cover_alarm_ms = $2 returning id',
    [productId, raisedAtMs],
  );
  return rows.length === 1;
}
