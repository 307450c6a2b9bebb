import type { GridDeps } from '../../grid-deps.ts';
import { findGridLevels } from '../../queries/grid-level.query.ts';
import { askCore } from '../ask-core.ts';

/** Tells the trading core the VIP levels of running grids that differ from those it knows. */
export async function tellGridLevels(deps: GridDeps): Promise<void> {
  const wanted = await deps.spot.identity.vipLevels(deps.spot.db);
  for (const { account, uid, level } of await findGridLevels(deps.spot.db, [...wanted.keys()])) {
    const now = wanted.get(uid) ?? 0;
    if (now !== level) await askCore(deps, { kind: 'feeLevel', account, level: now });
  }
}
