import type { Queryable } from '../../platform/db/db.ts';

/** A part that is compared separately: the books, all of history, the journal, or custody of one network. */
export type Part = 'books' | 'whole' | 'journal' | `chain:${string}`;

/** What depends on a part stops if its last proof is older than this. */
const LATE_AFTER = `interval '10 minutes'`;

/** Notes that parts were compared without a difference. */
export async function noteProven(q: Queryable, parts: readonly Part[], nowMs: number): Promise<void> {
  await q.query(
    `insert into ledger.proof as p (part, proven_at_ms) select part, $2 from unnest($1::text[]) part
     on conflict (part) do update set proven_at_ms = greatest(p.proven_at_ms, excluded.proven_at_ms),
       proven_at = greatest(p.proven_at, excluded.proven_at)`,
    [parts, nowMs],
  );
}

/** Starts the clock for parts that were never compared, so that they become late if no comparison follows. */
export async function expectProofs(q: Queryable, parts: readonly Part[]): Promise<void> {
  await q.query(
    `insert into ledger.proof (part, proven_at_ms) select part, 0 from unnest($1::text[]) part on conflict do nothing`,
    [parts],
  );
}

/** Notes a difference: the part counts as never proven until it is compared again. */
export async function noteDoubted(q: Queryable, part: Part): Promise<void> {
  await q.query('update ledger.proof set proven_at_ms = 0 where part = $1', [part]);
}

/** When parts were last proven; those that never were are left out. */
export async function findProven(q: Queryable, parts: readonly Part[]): Promise<ReadonlyMap<Part, number>> {
  const rows = await q.query<{ part: Part; at: string }>(
    'select part, proven_at_ms as at from ledger.proof where part = any ($1)',
    [parts],
  );
  return new Map(rows.map(({ part, at }) => [part, Number(at)]));
}

/**
 * Parts whose last proof is too old, with its time by the database's clock. Parts that nobody compares yet are not
 * late.
 */
export async function findLate(q: Queryable): Promise<ReadonlyMap<Part, number>> {
  const rows = await q.query<{ part: Part; at: string }>(
    `select part, (extract(epoch from proven_at) * 1000)::bigint as at from ledger.proof
      where proven_at < clock_timestamp() - ${LATE_AFTER} and (part = 'books' or part like 'chain:%')`,
  );
  return new Map(rows.map(({ part, at }) => [part, Number(at)]));
}

/** Whether payments over a network may be made: the books, and custody there, were proven recently. */
export async function isProvenLately(q: Queryable, network: string): Promise<boolean> {
  const late = await findLate(q);
  return !late.has('books') && !late.has(`chain:${network}`);
}
