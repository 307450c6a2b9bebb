import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '../../../platform/ids/ids.ts';
import type { Transfer } from '../queries/transfer.query.ts';
import { insertTransfer } from '../store/transfer.store.ts';
import type { TransferDeps } from './drive-transfer.ts';
import { finishTransfers } from './finish-transfers.ts';
import { postsLeaving } from './transfer-posts.ts';

const AT_ONCE = 16;
const AGAIN_MS = 200;

/**
 * Moves spot balances that an older release kept in the books into the trading core, as transfers, and finishes every
 * transfer that the last run of this server left under way. Call it before the server listens.
 *
 * @invariant a balance moves once: the commit that takes it out leaves nothing to move again
 */
export async function moveSpotBalances(deps: TransferDeps): Promise<void> {
  const rows = await deps.ledger.balancesIn(deps.db, 'spot');
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await Promise.all(rows.slice(at, at + AT_ONCE).map((row) => letGo(deps, row)));
  }
  for (;;) {
    const left = await finishTransfers(deps, { ageMs: 0 });
    if (left === 'none') return;
    if (left === 'busy') await wait(AGAIN_MS);
  }
}

async function letGo(
  deps: TransferDeps,
  { uid, asset, availableMinor }: { readonly uid: string; readonly asset: string; readonly availableMinor: bigint },
): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const id = newId(nowMs);
  const row: Transfer = {
    id,
    uid,
    requestId: `spot_books:${id}`,
    inputHash: '',
    asset,
    from: 'spot_books',
    to: 'spot',
    amountMinor: availableMinor,
    createdAtMs: nowMs,
    state: 'LEAVING',
  };
  await deps.db.tx(async (tx) => {
    await insertTransfer(tx, row);
    for (const command of postsLeaving(row)) await deps.ledger.mustApply(tx, command);
  });
}
