import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { DepositsDeps } from '../deposits-deps.ts';
import type { FundsStatement } from '../queries/deposit-more.query.ts';
import { lockDeposit } from '../store/deposit.store.ts';
import { insertSourceOfFunds } from '../store/source-of-funds.store.ts';

/**
 * Records what a person says about the source of a deposit under review. Earlier statements stay.
 *
 * @refuses DEPOSIT_UNKNOWN, also for another person's deposit | NOT_IN_REVIEW
 */
export function explainDeposit(
  deps: Pick<DepositsDeps, 'db'>,
  { uid, nowMs }: Pick<Caller, 'uid' | 'nowMs'>,
  said: { readonly id: string; readonly source: FundsStatement['source']; readonly statement: string },
): Promise<Result<true, 'DEPOSIT_UNKNOWN' | 'NOT_IN_REVIEW'>> {
  return deps.db.decide(async (tx) => {
    const deposit = await lockDeposit(tx, said.id);
    if (deposit?.uid !== uid) return refuse('DEPOSIT_UNKNOWN');
    if (deposit.state !== 'UNDER_REVIEW') return refuse('NOT_IN_REVIEW', { state: deposit.state });
    const { source, statement } = said;
    await insertSourceOfFunds(tx, { id: newId(nowMs), depositId: deposit.id, uid, source, statement, atMs: nowMs });
    return ok(true);
  });
}
