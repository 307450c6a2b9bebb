import type { Queryable } from '../../platform/db/db.ts';
import type { LogHead } from '../guard/signing-log.ts';

/** What the database knows of the signer's log, and the database's clock, which is not that of the signer's machine. */
export interface KnownHead {
  /** Null if nothing was ever signed. */
  readonly head: (LogHead & { readonly atMs: number }) | null;
  readonly nowMs: number;
}

export async function findNewestHead(q: Queryable): Promise<KnownHead> {
  const [row] = await q.query<{ lines: string | null; hash: string; at_ms: string; now_ms: string }>(
    `select h.lines, h.hash, h.at_ms, floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now_ms
     from (select 1) one left join lateral (select * from wallet.signer_head order by lines desc limit 1) h on true`,
  );
  const { lines, hash, at_ms, now_ms } = row!;
  const head = lines === null ? null : { lines: Number(lines), hash, atMs: Number(at_ms) };
  return { head, nowMs: Number(now_ms) };
}

/** Records a head; does nothing if it is known already. */
export async function insertHead(q: Queryable, { lines, hash }: LogHead, nowMs: number): Promise<void> {
  await q.query('insert into wallet.signer_head (lines, hash, at_ms) values ($1, $2, $3) on conflict do nothing', [
    lines,
    hash,
    nowMs,
  ]);
}
