import type { proof as proofContract } from '@bourse/contract/proof.ts';
import { readAmounts } from '@bourse/core/proof/amounts-text.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { ProofDeps } from './proof-deps.ts';
import { findListedLeaves, findOwnLeaf } from './queries/leaf.query.ts';
import { findReserves } from './queries/reserve.query.ts';
import { findSnapshot, findSnapshots } from './queries/snapshot.query.ts';

const LISTED = 12;
const LEAVES_AT_ONCE = 5_000;

/** Endpoints for proof of reserves. */
export function proofHttp({ db, assets }: ProofDeps): Handlers<typeof proofContract> {
  return {
    latest: async () => {
      const [snapshot = null, ...earlier] = await findSnapshots(db, LISTED);
      const reserves = snapshot?.hasReserves ? await findReserves(db, snapshot.id) : null;
      const held = reserves?.map(({ asset }) => asset) ?? [];
      const counted = [snapshot, ...earlier].flatMap((each) => assetsIn(each?.sums ?? ''));
      const coins = [...new Set([...counted, ...held])].sort();
      return ok({
        snapshot,
        coins: coins.map((asset) => ({
          asset,
          ledgerScale: assets.coin(asset)?.ledgerScale ?? 0,
          hasChain: assets.networksOf(asset).length > 0,
        })),
        reserves:
          reserves?.map((reserve) => {
            const networkName = assets.network(reserve.network)?.name ?? reserve.network;
            return { ...reserve, networkName, minor: reserve.minor.toString() };
          }) ?? null,
        earlier,
      });
    },
    mine: async ({ snapshotId = null }, { uid }) => {
      const snapshot = await findSnapshot(db, snapshotId);
      if (!snapshot) return refuse('SNAPSHOT_UNKNOWN');
      const leaf = await findOwnLeaf(db, snapshot, uid);
      return ok({ snapshot, leaf: leaf && { ...leaf, path: [...leaf.path] } });
    },
    leaves: async ({ snapshotId, from = 0 }) => {
      const snapshot = await findSnapshot(db, snapshotId);
      if (!snapshot) return refuse('SNAPSHOT_UNKNOWN');
      const leaves = await findListedLeaves(db, snapshot.id, { from, limit: LEAVES_AT_ONCE });
      const next = from + leaves.length;
      return ok({
        leaves: leaves.map(([userHash, amounts]): [string, string] => [userHash, amounts]),
        next: leaves.length > 0 && next < snapshot.leafCount ? next : null,
      });
    },
  };
}

function assetsIn(sums: string): readonly string[] {
  const read = readAmounts(sums);
  return read.ok ? [...read.value.keys()] : [];
}
