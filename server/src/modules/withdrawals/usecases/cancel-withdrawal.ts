import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { isCancellable } from '@bourse/core/wallet/withdrawal-state.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { emitBalance } from '../../balances/public.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import { lockOwnWithdrawal, moveWithdrawal } from '../store/withdrawal.store.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';
import { emitWithdrawal, notifyWithdrawal } from './tell-withdrawal.ts';
import { releaseHold } from './withdrawal-hold.ts';

type CancelRefusal = 'WITHDRAWAL_UNKNOWN' | 'NOT_CANCELLABLE';

/**
 * Cancels a withdrawal that nobody has begun to send. Amount and fee return in the same transaction.
 *
 * @refuses    WITHDRAWAL_UNKNOWN (also for another person's) | NOT_CANCELLABLE, with its state
 * @invariant  cancelling twice returns the money once, and both calls get the same answer
 */
export function cancelWithdrawal(
  deps: WithdrawalsDeps,
  caller: Caller,
  id: string,
): Promise<Result<Withdrawal, CancelRefusal>> {
  return deps.db.decide(async (tx): Promise<Result<Withdrawal, CancelRefusal>> => {
    const found = await lockOwnWithdrawal(tx, caller.uid, id);
    if (!found) return refuse('WITHDRAWAL_UNKNOWN');
    if (found.state === 'CANCELLED') return ok(found);
    return cancelInside(deps, tx, found, caller.nowMs);
  });
}

/** Cancels a withdrawal whose row the caller has locked. @refuses NOT_CANCELLABLE */
export async function cancelInside(
  deps: WithdrawalsDeps,
  tx: Tx,
  held: Withdrawal,
  nowMs: number,
): Promise<Result<Withdrawal, 'NOT_CANCELLABLE'>> {
  if (!mayBeCancelled(held)) return refuse('NOT_CANCELLABLE', { state: held.state });
  const cancelled = await moveWithdrawal(tx, held, 'CANCELLED', nowMs, { completedAtMs: nowMs });
  await releaseHold(deps, tx, held, nowMs);
  await emitBalance(tx, held.uid, [held.asset]);
  await emitWithdrawal(tx, cancelled!);
  await notifyWithdrawal(deps, tx, 'wallet.withdrawalCancelled', cancelled!);
  return ok(cancelled!);
}

/** Whether amount and fee are still held and nobody has begun to send them. */
export const mayBeCancelled = ({ state, holdKey }: Withdrawal): boolean => holdKey !== null && isCancellable(state);
