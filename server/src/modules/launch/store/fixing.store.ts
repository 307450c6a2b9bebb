import type { Tx } from '../../../platform/db/db.ts';
import type { Fixing } from '../queries/price/fixing.query.ts';
import type { RoundRow } from '../queries/project.query.ts';

export interface NewFixing extends Fixing {
  readonly samplesE8: readonly (bigint | null)[];
  /** The base price with 18 places; null where it could not be fixed. */
  readonly baseUnits: bigint | null;
}

/** Keeps how a price was fixed, for ever. @returns false where the same day has been tried already */
export async function insertFixing(tx: Tx, fixing: NewFixing): Promise<boolean> {
  const rows = await tx.query(
    `insert into launch.price_fixing (project_id, number, to_ms, asset, samples_e8, sample_count, sum_e8, base_units, failure,
       fixed_at_ms)
     values ($1, $2, $3, $4, $5::text[]::numeric[], $6, $7, $8, $9, $10) on conflict do nothing returning number`,
    [
      fixing.projectId,
      fixing.number,
      fixing.toMs,
      fixing.asset,
      fixing.samplesE8.map((sample) => sample?.toString() ?? null),
      fixing.count,
      fixing.sumE8.toString(),
      fixing.baseUnits?.toString() ?? null,
      fixing.failure,
      fixing.fixedAtMs,
    ],
  );
  return rows.length > 0;
}

/** What a round takes of its paying coin. */
export type RoundBounds = Pick<RoundRow, 'minMinor' | 'maxMinor' | 'stepMinor'>;

/** Gives a round the price that was fixed for it, and the bounds that follow from it. */
export async function savePrice(
  tx: Tx,
  { projectId, number }: Pick<RoundRow, 'projectId' | 'number'>,
  { baseUnits, baseScale }: { readonly baseUnits: bigint; readonly baseScale: number },
  { minMinor, maxMinor, stepMinor }: RoundBounds,
): Promise<void> {
  await tx.query(
    `update launch.round set base_units = $3, base_scale = $4, min_minor = $5, max_minor = $6, step_minor = $7
      where project_id = $1 and number = $2`,
    [
      projectId,
      number,
      baseUnits.toString(),
      baseScale,
      minMinor.toString(),
      maxMinor.toString(),
      stepMinor.toString(),
    ],
  );
}
