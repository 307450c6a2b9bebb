import type { TreeNode } from '@bourse/core/proof/tree.ts';
import type { Tx } from '../../../platform/db/db.ts';

const AT_ONCE = 5_000;

/** Inserts one level above the leaves, in the order of positions. */
export async function insertNodes(
  tx: Tx,
  snapshotId: string,
  level: number,
  nodes: readonly Pick<TreeNode, 'hash' | 'text'>[],
): Promise<void> {
  for (let from = 0; from < nodes.length; from += AT_ONCE) {
    const some = nodes.slice(from, from + AT_ONCE);
    await tx.query(
      `insert into proof.node (snapshot_id, level, position, hash, amounts)
       select $1, $2, $3::int + n - 1, decode(hash, 'hex'), amounts
         from unnest($4::text[], $5::text[]) with ordinality as t (hash, amounts, n)`,
      [snapshotId, level, from, some.map(({ hash }) => hash), some.map(({ text }) => text)],
    );
  }
}
