import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { isCancellable } from '@bourse/core/wallet/withdrawal-state.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import { lockOwnWithdrawal, moveWithdrawal } from '../store/withdrawal.store.ts';
import type { Caller, WalletDeps } from '../wallet-deps.ts';
import { emitBalance, emitWithdrawal, notifyWithdrawal } from './tell.ts';
import { releaseHold } from './withdrawal-hold.ts';

/**
 * Takes a withdrawal back before it has begun to be sent; amount and fee return at once.
 *
 * @refuses    WITHDRAWAL_UNKNOWN (also for another person's) | NOT_CANCELLABLE, with the state it is in
 * @invariant  cancelled twice gives back once, and the second call answers the same
 */
export function cancelWithdrawal(
  deps: WalletDeps,
  caller: Caller,
  id: string,
): Promise<Result<Withdrawal, 'WITHDRAWAL_UNKNOWN' | 'NOT_CANCELLABLE'>> {
  return deps.db.decide(async (tx) => {
    const found = await lockOwnWithdrawal(tx, caller.uid, id);
    if (!found) return refuse('WITHDRAWAL_UNKNOWN');
    if (found.state === 'CANCELLED') return ok(found);
    if (!isCancellable(found.state) || found.holdKey === null) return refuse('NOT_CANCELLABLE', { state: found.state });
    const cancelled = await moveWithdrawal(tx, found, 'CANCELLED', caller.nowMs, { completedAtMs: caller.nowMs });
    await releaseHold(deps, tx, found, caller.nowMs);
    await emitBalance(tx, caller.uid, [found.asset]);
    await emitWithdrawal(tx, cancelled!);
    await notifyWithdrawal(deps, tx, 'wallet.withdrawalCancelled', cancelled!);
    return ok(cancelled!);
  });
}
