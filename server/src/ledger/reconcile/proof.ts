import type { Queryable } from '../../platform/db/db.ts';

/** A part of the books that is compared by itself: the books, all of history, the journal, custody of one network. */
export type Part = 'books' | 'whole' | 'journal' | `chain:${string}`;

/** What hangs on a part stops when it was proven longer ago than this. */
const LATE_AFTER = `interval '10 minutes'`;

/** Notes that parts were compared and nothing differed. */
export async function noteProven(q: Queryable, parts: readonly Part[], nowMs: number): Promise<void> {
  await q.query(
    `insert into ledger.proof as p (part, proven_at_ms) select part, $2 from unnest($1::text[]) part
     on conflict (part) do update set proven_at_ms = greatest(p.proven_at_ms, excluded.proven_at_ms),
       proven_at = greatest(p.proven_at, excluded.proven_at)`,
    [parts, nowMs],
  );
}

/** Begins to count for parts that were never compared: they are late when the first comparison is. */
export async function expectProofs(q: Queryable, parts: readonly Part[]): Promise<void> {
  await q.query(
    `insert into ledger.proof (part, proven_at_ms) select part, 0 from unnest($1::text[]) part on conflict do nothing`,
    [parts],
  );
}

/** Something was found that is not as it should be: the part counts as never proven until it is compared once more. */
export async function noteDoubted(q: Queryable, part: Part): Promise<void> {
  await q.query('update ledger.proof set proven_at_ms = 0 where part = $1', [part]);
}

/** When parts were proven last; one that never was is left out. */
export async function findProven(q: Queryable, parts: readonly Part[]): Promise<ReadonlyMap<Part, number>> {
  const rows = await q.query<{ part: Part; at: string }>(
    'select part, proven_at_ms as at from ledger.proof where part = any ($1)',
    [parts],
  );
  return new Map(rows.map(({ part, at }) => [part, Number(at)]));
}

/** Parts whose last proof is too long ago, and when that was by the database's clock. What nobody compares yet is not late. */
export async function findLate(q: Queryable): Promise<ReadonlyMap<Part, number>> {
  const rows = await q.query<{ part: Part; at: string }>(
    `select part, (extract(epoch from proven_at) * 1000)::bigint as at from ledger.proof
      where proven_at < clock_timestamp() - ${LATE_AFTER} and (part = 'books' or part like 'chain:%')`,
  );
  return new Map(rows.map(({ part, at }) => [part, Number(at)]));
}

/** Whether what leaves over a network may leave: the books, and custody there, were proven lately. */
export async function isProvenLately(q: Queryable, network: string): Promise<boolean> {
  const late = await findLate(q);
  return !late.has('books') && !late.has(`chain:${network}`);
}
