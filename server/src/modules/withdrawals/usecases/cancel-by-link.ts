import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { sha256 } from '../../../platform/crypto/digest.ts';
import { findWithdrawal } from '../queries/review.query.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import { findUnusedLink, spendCancelLink } from '../store/cancel-link.store.ts';
import { lockWithdrawal } from '../store/withdrawal.store.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';
import { cancelInside, mayBeCancelled } from './cancel-withdrawal.ts';

/**
 * The withdrawal that a link from a mail can still cancel.
 *
 * @refuses CANCEL_LINK_UNKNOWN whether the link is made up, was used, or its withdrawal has ended or is being sent, so
 *           that nobody learns which
 */
export async function findByCancelLink(
  deps: WithdrawalsDeps,
  token: string,
): Promise<Result<Withdrawal, 'CANCEL_LINK_UNKNOWN'>> {
  const id = await findUnusedLink(deps.db, sha256(token));
  const found = id === null ? null : await findWithdrawal(deps.db, id);
  return found && mayBeCancelled(found) ? ok(found) : refuse('CANCEL_LINK_UNKNOWN');
}

/**
 * Cancels the withdrawal of a link from a mail, without logging in. Whoever can read a person's mails may bring their
 * money back, but do nothing else.
 *
 * @refuses    CANCEL_LINK_UNKNOWN, see `findByCancelLink`
 * @invariant  a link cancels once; if refused, it stays unused
 */
export function cancelByLink(
  deps: WithdrawalsDeps,
  request: { readonly token: string; readonly nowMs: number },
): Promise<Result<Withdrawal, 'CANCEL_LINK_UNKNOWN'>> {
  return deps.db.decide(async (tx) => {
    const id = await spendCancelLink(tx, sha256(request.token), request.nowMs);
    const held = id === null ? null : await lockWithdrawal(tx, id);
    const cancelled = held && (await cancelInside(deps, tx, held, request.nowMs));
    return cancelled?.ok ? cancelled : refuse('CANCEL_LINK_UNKNOWN');
  });
}
