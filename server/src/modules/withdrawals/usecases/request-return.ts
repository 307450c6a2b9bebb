import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import { insertReturnRequest } from '../store/return-request.store.ts';
import { lockOwnWithdrawal } from '../store/withdrawal.store.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';
import { emitWithdrawal, notifyWithdrawal } from './tell-withdrawal.ts';

/**
 * Asks the recipient of a send, politely and once, to send it back. No money moves: a send is final, and the recipient
 * decides.
 *
 * @refuses    WITHDRAWAL_UNKNOWN (also for another person's) | NOT_A_SEND | RETURN_ASKED
 * @invariant  the recipient is told once, however often the payer asks
 */
export function requestReturn(
  deps: WithdrawalsDeps,
  caller: Caller,
  id: string,
): Promise<Result<Withdrawal, 'WITHDRAWAL_UNKNOWN' | 'NOT_A_SEND' | 'RETURN_ASKED'>> {
  return deps.db.decide(
    async (tx): Promise<Result<Withdrawal, 'WITHDRAWAL_UNKNOWN' | 'NOT_A_SEND' | 'RETURN_ASKED'>> => {
      const sent = await lockOwnWithdrawal(tx, caller.uid, id);
      if (!sent) return refuse('WITHDRAWAL_UNKNOWN');
      if (sent.toUid === null || sent.state !== 'COMPLETED') return refuse('NOT_A_SEND');
      if (!(await insertReturnRequest(tx, id, caller.nowMs))) return refuse('RETURN_ASKED');
      await notifyWithdrawal(deps, tx, 'wallet.returnRequested', sent, {
        uid: sent.toUid,
        params: { from: sent.fromMasked ?? '' },
      });
      await emitWithdrawal(tx, sent);
      return ok(sent);
    },
  );
}
