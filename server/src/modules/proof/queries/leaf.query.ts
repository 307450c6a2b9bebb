import type { ListedLeaf, OwnLeaf, PathStep } from '@bourse/core/proof/check.ts';
import { pathPlaces } from '@bourse/core/proof/tree.ts';
import type { Queryable } from '../../../platform/db/db.ts';

interface PlacedStep extends PathStep {
  readonly level: number;
  readonly position: number;
}

/** A person's leaf in a snapshot with its path to the root; null if nothing was owed to them. */
export async function findOwnLeaf(
  q: Queryable,
  snapshot: { readonly id: string; readonly leafCount: number },
  uid: string,
): Promise<OwnLeaf | null> {
  const [row] = await q.query<{ position: number; salt: string; amounts: string }>(
    `select position, encode(salt, 'hex') as salt, amounts from proof.leaf where snapshot_id = $1 and uid = $2`,
    [snapshot.id, uid],
  );
  if (!row) return null;
  const places = pathPlaces(row.position, snapshot.leafCount);
  const steps = await findSteps(q, snapshot.id, places);
  const path = places.map(({ level, position }) => {
    const step = steps.find((each) => each.level === level && each.position === position);
    if (!step) throw new Error(`snapshot ${snapshot.id} has no node ${position} on level ${level}`);
    return { hash: step.hash, amounts: step.amounts };
  });
  return { uid, ...row, path };
}

function findSteps(
  q: Queryable,
  snapshotId: string,
  places: readonly { readonly level: number; readonly position: number }[],
): Promise<PlacedStep[]> {
  return q.query<PlacedStep>(
    `select 0 as level, l.position, encode(l.hash, 'hex') as hash, l.amounts
       from proof.leaf l where l.snapshot_id = $1 and l.position = $2
     union all
     select n.level, n.position, encode(n.hash, 'hex'), n.amounts
       from unnest($3::int[], $4::int[]) as p (level, position)
       join proof.node n on n.snapshot_id = $1 and n.level = p.level and n.position = p.position`,
    [
      snapshotId,
      places.find(({ level }) => level === 0)?.position ?? null,
      places.map(({ level }) => level),
      places.map(({ position }) => position),
    ],
  );
}

/** Leaves of the published list, from a position on. */
export async function findListedLeaves(
  q: Queryable,
  snapshotId: string,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<ListedLeaf[]> {
  const rows = await q.query<{ user_hash: string; amounts: string }>(
    `select encode(user_hash, 'hex') as user_hash, amounts from proof.leaf
      where snapshot_id = $1 and position >= $2 order by position limit $3`,
    [snapshotId, from, limit],
  );
  return rows.map(({ user_hash, amounts }) => [user_hash, amounts] as const);
}
