import { fixingWindow } from '@bourse/core/launch/price/fixing.ts';
import type { Queryable } from '../../../../platform/db/db.ts';

/** Which round of which project. */
interface RoundKey {
  readonly projectId: string;
  readonly number: number;
}

/** Why a price could not be fixed: too many minutes had none, or nobody looked in time. */
export type FixingFailure = 'MISSING' | 'LATE';

/** How the price of a round was fixed, or that it could not be. */
export interface Fixing extends RoundKey {
  readonly asset: string;
  /** The end of the day that it is the average of, not of it. */
  readonly toMs: number;
  readonly count: number;
  readonly sumE8: bigint;
  /** Null where it was fixed. */
  readonly failure: FixingFailure | null;
  readonly fixedAtMs: number;
}

interface Row {
  project_id: string;
  number: number;
  asset: string;
  to_ms: string;
  sample_count: number;
  sum_e8: string;
  failure: FixingFailure | null;
  fixed_at_ms: string;
}

const COLUMNS = 'f.project_id, f.number, f.asset, f.to_ms, f.sample_count, f.sum_e8, f.failure, f.fixed_at_ms';

const asFixing = (row: Row): Fixing => ({
  projectId: row.project_id,
  number: row.number,
  asset: row.asset,
  toMs: Number(row.to_ms),
  count: row.sample_count,
  sumE8: BigInt(row.sum_e8),
  failure: row.failure,
  fixedAtMs: Number(row.fixed_at_ms),
});

/** Of each round of some projects the last one. */
export async function findFixings(q: Queryable, projectIds: readonly string[]): Promise<Fixing[]> {
  const rows = await q.query<Row>(
    `select distinct on (f.project_id, f.number) ${COLUMNS} from launch.price_fixing f
      where f.project_id = any($1) order by f.project_id, f.number, f.fixed_at_ms desc, f.to_ms desc`,
    [projectIds],
  );
  return rows.map(asFixing);
}

/** The last one of a round, with all its samples, 10^-8 of the stable coin; null for a minute without one. */
export async function findSamples(
  q: Queryable,
  { projectId, number }: RoundKey,
): Promise<(Fixing & { readonly samplesE8: readonly (bigint | null)[] }) | null> {
  const [row] = await q.query<Row & { samples: (string | null)[] }>(
    `select ${COLUMNS}, f.samples_e8::text[] as samples from launch.price_fixing f
      where f.project_id = $1 and f.number = $2 order by f.fixed_at_ms desc, f.to_ms desc limit 1`,
    [projectId, number],
  );
  return row ? { ...asFixing(row), samplesE8: row.samples.map((each) => (each === null ? null : BigInt(each))) } : null;
}

/** The rounds whose price is to be fixed now, the first to start first. One that could not be is not tried again. */
export async function findToFix(q: Queryable, nowMs: number): Promise<RoundKey[]> {
  const rows = await q.query<{ project_id: string; number: number; start_ms: string; tried: (string | null)[] }>(
    `select r.project_id, r.number, r.start_ms,
            array(select to_ms::text from launch.price_fixing f where f.project_id = r.project_id and f.number = r.number) as tried
       from launch.round r
      where r.base_units is null and r.usdt_units is not null and r.state = 'WARM_UP' order by r.start_ms, r.project_id`,
  );
  return rows
    .filter(({ start_ms, tried }) => {
      const { toMs, fixAtMs } = fixingWindow(Number(start_ms));
      return nowMs >= fixAtMs && !tried.includes(String(toMs));
    })
    .map(({ project_id: projectId, number }) => ({ projectId, number }));
}

/** The rounds without a price whose start has come and whose project is listed. */
export async function findNeverPriced(q: Queryable, nowMs: number): Promise<RoundKey[]> {
  const rows = await q.query<{ project_id: string; number: number }>(
    `select r.project_id, r.number from launch.round r join launch.project p on p.id = r.project_id
      where r.base_units is null and r.usdt_units is not null and r.state = 'WARM_UP' and r.start_ms <= $1 and p.listing_ms <= $1
      order by r.project_id, r.number`,
    [nowMs],
  );
  return rows.map(({ project_id: projectId, number }) => ({ projectId, number }));
}
