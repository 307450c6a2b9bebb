import { type AccountRef, parseAccountPath } from '@bourse/core/ledger/account.ts';
import type { HoldReason } from '@bourse/core/ledger/command.ts';
import type { Queryable } from '../platform/db/db.ts';

/** An entry with everything it did, for staff and for a person's booking. */
export interface Entry {
  readonly entryId: string;
  readonly key: string;
  readonly kind: string;
  readonly ref: string;
  readonly atMs: number;
  readonly holdKey: string | null;
  /** The entry that this one reverses. */
  readonly reverses: string | null;
  readonly changes: readonly {
    readonly account: AccountRef;
    readonly availableMinor: bigint;
    readonly heldMinor: bigint;
  }[];
}

/** A hold whose release time has come. */
export interface DueHold {
  readonly holdKey: string;
  readonly reason: HoldReason;
  readonly ref: string;
  readonly leftMinor: bigint;
  readonly releaseAtMs: number;
}

/**
 * An entry by its id or by the key of its command. With `uid`, only what it did to that person's accounts; null if it
 * did nothing to them, as if it did not exist.
 */
export async function findEntry(
  q: Queryable,
  by: ({ readonly entryId: string } | { readonly key: string }) & { readonly uid?: string },
): Promise<Entry | null> {
  const rows = await q.query<{
    seq: string;
    key: string;
    kind: string;
    ref: string;
    at_ms: string;
    hold_key: string | null;
    reverses: string | null;
    path: string;
    available_minor: string;
    held_minor: string;
  }>(
    `select e.seq, e.key, e.kind, e.ref, e.at_ms, e.hold_key, e.reverses, a.path, p.available_minor, p.held_minor
       from ledger.entry e join ledger.posting p on p.entry_seq = e.seq join ledger.account a on a.id = p.account_id
      where (e.seq = $1::bigint or e.key = $2) and ($3::text is null or a.uid = $3) order by a.path`,
    ['entryId' in by ? by.entryId : null, 'key' in by ? by.key : null, by.uid ?? null],
  );
  const first = rows[0];
  if (!first) return null;
  return {
    entryId: first.seq,
    key: first.key,
    kind: first.kind,
    ref: first.ref,
    atMs: Number(first.at_ms),
    holdKey: first.hold_key,
    reverses: first.reverses,
    changes: rows.map((row) => ({
      account: parseAccountPath(row.path),
      availableMinor: BigInt(row.available_minor),
      heldMinor: BigInt(row.held_minor),
    })),
  };
}

/** Open holds of a reason that are due, oldest first. The product's own job releases them. */
export async function findDueHolds(
  q: Queryable,
  { reason, nowMs, limit }: { readonly reason: HoldReason; readonly nowMs: number; readonly limit: number },
): Promise<DueHold[]> {
  const rows = await q.query<{ key: string; ref: string; left_minor: string; release_at_ms: string }>(
    `select key, ref, left_minor, release_at_ms from ledger.hold
      where left_minor > 0 and release_at_ms <= $1 and reason = $2 order by release_at_ms limit $3`,
    [nowMs, reason, limit],
  );
  return rows.map((row) => ({
    holdKey: row.key,
    reason,
    ref: row.ref,
    leftMinor: BigInt(row.left_minor),
    releaseAtMs: Number(row.release_at_ms),
  }));
}
