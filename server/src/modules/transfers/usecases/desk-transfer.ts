import type { SystemAccount } from '@bourse/core/ledger/account.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Transfer } from '../queries/transfer.query.ts';
import { isCoinStopped } from '../store/coin-stop.store.ts';
import { insertTransfer } from '../store/transfer.store.ts';
import type { TransferDeps } from './drive-transfer.ts';
import { postsLeaving } from './transfer-posts.ts';

/** An account of the house that buys or sells through its own trading account. */
export interface Desk {
  /** Its name in transfers, one of HOUSE_TRADERS. */
  readonly uid: string;
  readonly account: SystemAccount;
}

/**
 * Begins to move money of one of the house's desks to the trading core, where it is sold, or the proceeds back. Call
 * `driveTransfer` with the result after the commit; a job finishes what a crash interrupts.
 *
 * @param amountMinor  above zero, and towards the trading core no more than the account has: the caller has read that
 *                     while holding its lock
 * @refuses            COIN_STOPPED (asset): the caller rolls back and tries again later
 */
export async function beginDeskTransfer(
  deps: Pick<TransferDeps, 'ledger' | 'clock'>,
  tx: Tx,
  desk: Desk,
  move: { readonly asset: string; readonly amountMinor: bigint; readonly to: 'spot' | 'desk' },
): Promise<Result<Transfer, 'COIN_STOPPED'>> {
  const nowMs = deps.clock.nowMs();
  const id = newId(nowMs);
  const isLeaving = move.to === 'spot';
  const row: Transfer = {
    id,
    uid: desk.uid,
    requestId: id,
    inputHash: '',
    asset: move.asset,
    from: isLeaving ? desk.account : 'spot',
    to: isLeaving ? 'spot' : desk.account,
    amountMinor: move.amountMinor,
    createdAtMs: nowMs,
    state: isLeaving ? 'LEAVING' : 'ASKED',
  };
  await insertTransfer(tx, row);
  if (await isCoinStopped(tx, move.asset)) return refuse('COIN_STOPPED', { asset: move.asset });
  if (!isLeaving) return ok(row);
  for (const command of postsLeaving(row)) await deps.ledger.mustApply(tx, command);
  return ok(row);
}
