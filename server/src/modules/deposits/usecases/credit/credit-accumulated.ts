import { type CustodyDeps, chainOf, forEachRow } from '../../../custody/public.ts';
import { findAccumulated } from '../../queries/accumulated.query.ts';
import { creditHeldDeposit } from './credit-held-deposit.ts';

/**
 * Lets small deposits add up if the operator has switched that on: once those to one address together reach the
 * minimum, all are credited. Only final ones count, so that none has to be taken back.
 */
export async function creditAccumulated(deps: CustodyDeps, network: string): Promise<void> {
  if (!(await deps.accumulatesBelowMin?.())) return;
  for (const asset of chainOf(deps, network).assets) {
    const coin = await deps.settings.coin(deps.db, asset, network);
    if (!coin || coin.depositsPausedReason !== undefined) continue;
    const groups = await findAccumulated(deps.db, { network, asset, minimumMinor: coin.depositMinMinor });
    await forEachRow(groups, ({ uid, depositIds }) =>
      deps.db.tx(async (tx) => {
        const nowMs = deps.clock.nowMs();
        for (const depositId of depositIds) {
          const wish = { depositId, uid, feeMinor: 0n, kind: 'deposit.accumulated', nowMs } as const;
          const given = await creditHeldDeposit(deps, tx, wish);
          if (!given.ok) throw new Error(`deposit ${depositId} was not credited: ${given.refusal.code}`);
        }
      }),
    );
  }
}
