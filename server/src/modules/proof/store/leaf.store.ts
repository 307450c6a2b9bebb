import type { Tx } from '../../../platform/db/db.ts';

export interface NewLeaf {
  readonly uid: string;
  readonly salt: string;
  readonly userHash: string;
  readonly hash: string;
  /** The amounts in the text form that is hashed. */
  readonly text: string;
}

/** Rows per statement: few enough to stay far below the time limit of a statement. */
const AT_ONCE = 5_000;

/** Inserts leaves in the order of their positions. */
export async function insertLeaves(tx: Tx, snapshotId: string, leaves: readonly NewLeaf[]): Promise<void> {
  for (let from = 0; from < leaves.length; from += AT_ONCE) {
    const some = leaves.slice(from, from + AT_ONCE);
    await tx.query(
      `insert into proof.leaf (snapshot_id, position, uid, salt, user_hash, hash, amounts)
       select $1, $2::int + n - 1, uid, decode(salt, 'hex'), decode(user_hash, 'hex'), decode(hash, 'hex'), amounts
         from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
              with ordinality as l (uid, salt, user_hash, hash, amounts, n)`,
      [
        snapshotId,
        from,
        some.map(({ uid }) => uid),
        some.map(({ salt }) => salt),
        some.map(({ userHash }) => userHash),
        some.map(({ hash }) => hash),
        some.map(({ text }) => text),
      ],
    );
  }
}
