import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** Figures of a person that the overview needs beside balances, all in USDT with six places. */
export interface DayFigures {
  readonly used24hMinor: bigint;
  readonly used30dMinor: bigint;
  readonly oldestMs: number | null;
  readonly oldestMinor: bigint;
  /** When the oldest withdrawal of the last 30 days was asked for. */
  readonly oldest30dMs: number | null;
  /** The total at the start of the business day; null if it was not recorded yet. */
  readonly startMinor: bigint | null;
  /** What left the books since the day began, at its worth when it was requested. */
  readonly outMinor: bigint;
  /** What came in since the day began, by coin and moment, in minor units of the coin. */
  readonly came: readonly { readonly asset: string; readonly amountMinor: bigint; readonly atMs: number }[];
}

interface Row {
  uid: string;
  used_24h: string;
  used_30d: string;
  oldest_ms: string | null;
  oldest_minor: string;
  oldest_30d_ms: string | null;
  start_minor: string | null;
  out_minor: string;
  came: { asset: string; amount: string; at_ms: string }[] | null;
}

/**
 * The figures of several people in one statement. It reads rows of the last 30 days by index, never entries of the
 * books.
 */
export async function findDayFigures(
  q: Queryable,
  uids: readonly string[],
  when: { readonly nowMs: number; readonly day: number; readonly dayStartMs: number },
): Promise<ReadonlyMap<string, DayFigures>> {
  const rows = await q.query<Row>(
    `with out as materialized (
       select uid, created_at_ms as at_ms, usdt_value_minor as value
         from wallet.withdrawal
        where uid = any ($1) and created_at_ms > $2::bigint - 2592000000
          and state not in ('CANCELLED', 'REJECTED', 'FAILED')
     ), used as (
       select uid, sum(value) as used_30d,
              coalesce(sum(value) filter (where at_ms > $2::bigint - ${DAY_MS}), 0) as used_24h,
              min(at_ms) filter (where at_ms > $2::bigint - ${DAY_MS}) as oldest_ms, min(at_ms) as oldest_30d_ms
         from out group by uid
     ), oldest as (
       select used.uid, sum(out.value) as value from used join out on out.uid = used.uid and out.at_ms = used.oldest_ms
        group by used.uid
     ), gone as (
       select uid, sum(usdt_value_minor) as value from wallet.withdrawal
        where uid = any ($1) and created_at_ms > $4::bigint - 604800000 and state = 'COMPLETED' and completed_at_ms >= $4
        group by uid
     ), came as (
       select uid, json_agg(json_build_object('asset', asset, 'amount', amount::text, 'at_ms', at_ms::text)) as rows from (
         select uid, asset, amount_minor as amount, credited_at_ms as at_ms from wallet.deposit
          where uid = any ($1) and credited_at_ms >= $4 and entry_id is not null
         union all
         select to_uid, asset, amount_minor, completed_at_ms from wallet.withdrawal
          where to_uid = any ($1) and created_at_ms >= $4 and state = 'COMPLETED'
       ) each group by uid
     )
     select who.uid, coalesce(used.used_24h, 0) as used_24h, coalesce(used.used_30d, 0) as used_30d, used.oldest_ms,
            used.oldest_30d_ms, coalesce(oldest.value, 0) as oldest_minor, start.total_usdt_minor as start_minor,
            coalesce(gone.value, 0) as out_minor, came.rows as came
       from unnest($1::text[]) as who (uid)
       left join used using (uid) left join oldest using (uid) left join gone using (uid) left join came using (uid)
       left join wallet.daily_total start on start.uid = who.uid and start.day = $3`,
    [uids, when.nowMs, when.day, when.dayStartMs],
  );
  return new Map(rows.map((row) => [row.uid, asFigures(row)]));
}

function asFigures(row: Row): DayFigures {
  return {
    used24hMinor: BigInt(row.used_24h),
    used30dMinor: BigInt(row.used_30d),
    oldestMs: row.oldest_ms === null ? null : Number(row.oldest_ms),
    oldestMinor: BigInt(row.oldest_minor),
    oldest30dMs: row.oldest_30d_ms === null ? null : Number(row.oldest_30d_ms),
    startMinor: row.start_minor === null ? null : BigInt(row.start_minor),
    outMinor: BigInt(row.out_minor),
    came: (row.came ?? []).map((each) => ({
      asset: each.asset,
      amountMinor: BigInt(each.amount),
      atMs: Number(each.at_ms),
    })),
  };
}
