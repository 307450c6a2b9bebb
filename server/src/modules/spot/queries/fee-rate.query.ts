import type { FeeRates } from '@bourse/core/trading/fees.ts';
import type { Queryable } from '../../../platform/db/db.ts';

export interface FeeTableRow {
  readonly version: number;
  /** The rates by VIP level, beginning with 0. */
  readonly levels: readonly FeeRates[];
}

/** The fee table in force; null if there is none yet. */
export async function findFeeTable(q: Queryable): Promise<FeeTableRow | null> {
  const rows = await q.query<{ version: number; maker_ppm: number; taker_ppm: number }>(
    `select version, maker_ppm, taker_ppm from spot.fee_rate
     where version = (select max(version) from spot.fee_rate) order by level`,
  );
  const first = rows[0];
  if (!first) return null;
  return { version: first.version, levels: rows.map((row) => ({ makerPpm: row.maker_ppm, takerPpm: row.taker_ppm })) };
}
