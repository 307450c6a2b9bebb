import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { RateRow } from '@bourse/core/earn/flexible.ts';
import type { EarnKind } from '@bourse/core/earn/product.ts';
import type { OrderTerms } from '@bourse/core/earn/subscribe.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** A product as stored. Amounts are minor units of its coin. */
export interface EarnProduct extends OrderTerms {
  readonly id: string;
  readonly asset: string;
  /** Zero if its orders have no term. */
  readonly termDays: number;
  /** How much can be redeemed at once on one business day. */
  readonly instantMinor: bigint;
  readonly canEndEarly: boolean;
  readonly canRenew: boolean;
  /** The second coin of a hybrid: its rate by worth, and its budget. */
  readonly reward: {
    readonly asset: string;
    readonly rateBps: number;
    readonly budgetMinor: bigint;
    readonly personMinor: bigint | null;
    readonly usedAtto: bigint;
    /** When the budget was used up. */
    readonly endedMs: number | null;
  } | null;
  readonly source: 'house' | 'lending' | 'staking';
  /** Since when staff know that its interest is covered for only a few days; null while it is covered for longer. */
  readonly coverAlarmMs: number | null;
}

interface ProductRow {
  id: string;
  asset: string;
  kind: EarnKind;
  term_days: number;
  min_minor: string;
  step_minor: string;
  max_order_minor: string | null;
  max_person_minor: string | null;
  fixed_minor: string | null;
  quota_minor: string;
  sold_minor: string;
  start_ms: string;
  end_ms: string | null;
  instant_minor: string;
  early_redeem: boolean;
  auto_subscribe: boolean;
  kyc_min: number;
  vip_min: number;
  new_only: boolean;
  reward_asset: string | null;
  reward_bps: number | null;
  reward_minor: string | null;
  reward_person_minor: string | null;
  reward_used_atto: string;
  reward_ended_ms: string | null;
  source: EarnProduct['source'];
  cover_alarm_ms: string | null;
}

const COLUMNS = `id, asset, kind, term_days, min_minor, step_minor, max_order_minor, max_person_minor, fixed_minor, quota_minor,
  sold_minor, start_ms, end_ms, instant_minor, early_redeem, auto_subscribe, kyc_min, vip_min, new_only, reward_asset, reward_bps,
  reward_minor, reward_person_minor, reward_used_atto, reward_ended_ms, source, cover_alarm_ms`;

const minorOrNull = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

const asProduct = (row: ProductRow): EarnProduct => ({
  id: row.id,
  asset: row.asset,
  kind: row.kind,
  termDays: row.term_days,
  minMinor: BigInt(row.min_minor),
  stepMinor: BigInt(row.step_minor),
  maxOrderMinor: minorOrNull(row.max_order_minor),
  maxPersonMinor: minorOrNull(row.max_person_minor),
  fixedMinor: minorOrNull(row.fixed_minor),
  quotaMinor: BigInt(row.quota_minor),
  soldMinor: BigInt(row.sold_minor),
  startMs: Number(row.start_ms),
  endMs: row.end_ms === null ? null : Number(row.end_ms),
  instantMinor: BigInt(row.instant_minor),
  canEndEarly: row.early_redeem,
  canRenew: row.auto_subscribe,
  kycMin: row.kyc_min,
  vipMin: row.vip_min,
  isForNewPeople: row.new_only,
  reward:
    row.reward_asset === null
      ? null
      : {
          asset: row.reward_asset,
          rateBps: row.reward_bps!,
          budgetMinor: BigInt(row.reward_minor!),
          personMinor: minorOrNull(row.reward_person_minor),
          usedAtto: BigInt(row.reward_used_atto),
          endedMs: row.reward_ended_ms === null ? null : Number(row.reward_ended_ms),
        },
  source: row.source,
  coverAlarmMs: row.cover_alarm_ms === null ? null : Number(row.cover_alarm_ms),
});

/** Every product, in the order that staff chose. */
export async function findProducts(q: Queryable): Promise<EarnProduct[]> {
  return (await q.query<ProductRow>(`select ${COLUMNS} from earn.product order by place, id`)).map(asProduct);
}

export async function findProduct(q: Queryable, id: string): Promise<EarnProduct | null> {
  const [row] = await q.query<ProductRow>(`select ${COLUMNS} from earn.product where id = $1`, [id]);
  return row ? asProduct(row) : null;
}

/**
 * A product as it is sold. Sales begin with the first hour that has rates, because before that nobody could say what an
 * order earns.
 *
 * @returns  null without any rates
 */
export function onSale(product: EarnProduct, rates: readonly RateRow[]): EarnProduct | null {
  const first = rates[0];
  return first ? { ...product, startMs: Math.max(product.startMs, first.fromHour * HOUR_MS) } : null;
}

/** Locks a product whose terms are being changed, so that nobody subscribes meanwhile. */
export async function lockProduct(tx: Tx, id: string): Promise<EarnProduct | null> {
  const [row] = await tx.query<ProductRow>(`select ${COLUMNS} from earn.product where id = $1 for update`, [id]);
  return row ? asProduct(row) : null;
}

interface RateTableRow {
  id: string;
  product_id: string;
  from_hour: number;
  up_to_minor: (string | null)[];
  rate_bps: number[];
}

/** The rates of some products, earliest first. */
export async function findRates(q: Queryable, productIds: readonly string[]): Promise<ReadonlyMap<string, RateRow[]>> {
  const rows = await q.query<RateTableRow>(
    `select id, product_id, from_hour, up_to_minor::text[] as up_to_minor, rate_bps from earn.rate
      where product_id = any($1) order by product_id, from_hour`,
    [productIds],
  );
  const rates = new Map<string, RateRow[]>(productIds.map((id) => [id, []]));
  for (const row of rows) {
    const tiers = row.rate_bps.map((rateBps, at) => ({ upToMinor: minorOrNull(row.up_to_minor[at] ?? null), rateBps }));
    rates.get(row.product_id)!.push({ id: row.id, fromHour: row.from_hour, tiers });
  }
  return rates;
}
