import type { FeeRates } from '@bourse/core/trading/fees.ts';
import type { Tx } from '../../../platform/db/db.ts';

/** Adds a fee table, with the rates by VIP level from 0; an existing one stays as it is. */
export async function insertFeeTable(tx: Tx, version: number, levels: readonly FeeRates[]): Promise<void> {
  await tx.query(
    `insert into spot.fee_rate (version, level, maker_ppm, taker_ppm)
     select $1, level, maker_ppm, taker_ppm from unnest($2::int[], $3::int[], $4::int[]) as r (level, maker_ppm, taker_ppm)
     on conflict do nothing`,
    [
      version,
      levels.map((_, level) => level),
      levels.map((rate) => rate.makerPpm),
      levels.map((rate) => rate.takerPpm),
    ],
  );
}
