import type { Queryable } from '../db/db.ts';

/** How far the first fill of the demo has come. */
export async function demoFillState(q: Queryable): Promise<'none' | 'begun' | 'done'> {
  const [row] = await q.query<{ done_at_ms: string | null }>('select done_at_ms from platform.demo_fill');
  if (!row) return 'none';
  return row.done_at_ms === null ? 'begun' : 'done';
}

/** When the first fill of the demo was done, by the machine's clock; null if it was not. */
export async function demoFillDoneAtMs(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ done_at_ms: string | null }>('select done_at_ms from platform.demo_fill');
  return row?.done_at_ms == null ? null : Number(row.done_at_ms);
}

export async function noteDemoFillBegun(q: Queryable, nowMs: number): Promise<void> {
  await q.query('insert into platform.demo_fill (begun_at_ms) values ($1)', [nowMs]);
}

export async function noteDemoFillDone(q: Queryable, nowMs: number): Promise<void> {
  await q.query('update platform.demo_fill set done_at_ms = $1', [nowMs]);
}
