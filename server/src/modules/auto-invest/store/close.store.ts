import type { CloseLine } from '@bourse/core/auto-invest/closes-file.ts';
import type { Tx } from '../../../platform/db/db.ts';

/** How many rows one statement writes. */
const PART = 5_000;

/** Writes daily closes, replacing those of the same day. Closes made for the demo never replace others. */
export async function saveCloses(
  tx: Tx,
  closes: readonly CloseLine[],
  { isDemo, nowMs }: { readonly isDemo: boolean; readonly nowMs: number },
): Promise<void> {
  for (let from = 0; from < closes.length; from += PART) {
    const part = closes.slice(from, from + PART);
    await tx.query(
      `insert into auto_invest.close (asset, day, price_units, is_demo, loaded_at_ms)
       select n.*, $4, $5 from unnest($1::text[], $2::int[], $3::numeric[]) as n
       on conflict (asset, day) do update set price_units = excluded.price_units, is_demo = excluded.is_demo,
         loaded_at_ms = excluded.loaded_at_ms where not excluded.is_demo`,
      [
        part.map(({ asset }) => asset),
        part.map(({ day }) => day),
        part.map(({ price }) => price.toString()),
        isDemo,
        nowMs,
      ],
    );
  }
}
