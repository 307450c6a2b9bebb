import type { Tx } from '../../../platform/db/db.ts';

export type MergeNoticeKind = 'spot.mergeAnnounced' | 'spot.merged';

/** A person who must still be told of a merge. */
export interface MergeNotice {
  readonly kind: MergeNoticeKind;
  readonly uid: string;
  readonly token: string;
  readonly ratio: number;
  readonly dueAtMs: number;
}

/** Notes who must be told of a merge, in one statement whatever their number. */
export async function insertMergeNotices(
  tx: Tx,
  mergeId: string,
  kind: MergeNoticeKind,
  uids: readonly string[],
): Promise<void> {
  await tx.query(
    'insert into spot.token_merge_notice (merge_id, kind, uid) select $1, $2, uid from unnest($3::text[]) as u (uid)',
    [mergeId, kind, uids],
  );
}

/** Takes the next people to tell, skipping those that another process takes. Tell them in the same transaction. */
export async function takeMergeNotices(tx: Tx, limit: number): Promise<MergeNotice[]> {
  const rows = await tx.query<{ kind: MergeNoticeKind; uid: string; token: string; ratio: number; due_at_ms: string }>(
    `delete from spot.token_merge_notice n
      using (select merge_id, kind, uid from spot.token_merge_notice
              order by merge_id, kind, uid limit $1 for update skip locked) p, spot.token_merge m
      where n.merge_id = p.merge_id and n.kind = p.kind and n.uid = p.uid and m.id = n.merge_id
     returning n.kind, n.uid, m.token, m.ratio, m.due_at_ms`,
    [limit],
  );
  return rows.map(({ due_at_ms, ...row }) => ({ ...row, dueAtMs: Number(due_at_ms) }));
}
