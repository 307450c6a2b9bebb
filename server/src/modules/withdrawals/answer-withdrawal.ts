import { ok, type Result } from '@bourse/core/result.ts';
import { findOwnWithdrawal } from './queries/withdrawal.query.ts';
import type { Withdrawal } from './queries/withdrawal-row.ts';
import { showWithdrawal } from './show-withdrawals.ts';
import type { withdrawalOut } from './views.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

/** Reads the row again with its timeline, so that a repeated request shows how far the first one has come. */
export async function answerWithdrawal<Code extends string>(
  deps: Pick<WithdrawalsDeps, 'db' | 'assets' | 'settings'>,
  result: Result<Withdrawal, Code>,
): Promise<Result<ReturnType<typeof withdrawalOut>, Code>> {
  if (!result.ok) return result;
  const view = await findOwnWithdrawal(deps.db, result.value.uid, { id: result.value.id });
  if (!view) throw new Error(`withdrawal ${result.value.id} is gone`);
  return ok(await showWithdrawal(deps, view));
}
