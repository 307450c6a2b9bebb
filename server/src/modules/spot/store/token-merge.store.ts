import type { Tx } from '../../../platform/db/db.ts';
import type { MergeShare, MergeState, TokenMerge } from '../queries/token-merge.query.ts';

/** Announces a merge. @returns false where one of the token is under way */
export async function insertMerge(
  tx: Tx,
  merge: Pick<TokenMerge, 'id' | 'token' | 'ratio' | 'announcedAtMs' | 'dueAtMs'>,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into spot.token_merge (id, token, ratio, state, announced_at_ms, due_at_ms)
     values ($1, $2, $3, 'announced', $4, $5) on conflict do nothing returning id`,
    [merge.id, merge.token, merge.ratio, merge.announcedAtMs, merge.dueAtMs],
  );
  return rows.length === 1;
}

/** Moves a merge on, once. @returns false where it is not in the state `from` any more */
export async function moveMerge(
  tx: Tx,
  id: string,
  [from, to]: readonly [MergeState, MergeState],
  { openMarkets, bookedAtMs }: { readonly openMarkets?: readonly number[]; readonly bookedAtMs?: number } = {},
): Promise<boolean> {
  const rows = await tx.query(
    `update spot.token_merge
        set state = $3, open_markets = coalesce($4::int[], open_markets), booked_at_ms = coalesce($5::bigint, booked_at_ms)
      where id = $1 and state = $2 returning id`,
    [id, from, to, openMarkets ?? null, bookedAtMs ?? null],
  );
  return rows.length === 1;
}

export async function insertShares(tx: Tx, mergeId: string, shares: readonly MergeShare[]): Promise<void> {
  await tx.query(
    `insert into spot.token_merge_share (merge_id, account, before_minor, after_minor)
     select $1, * from unnest($2::bigint[], $3::numeric[], $4::numeric[])`,
    [
      mergeId,
      shares.map(({ account }) => account),
      shares.map(({ beforeMinor }) => beforeMinor.toString()),
      shares.map(({ afterMinor }) => afterMinor.toString()),
    ],
  );
}
