import { userAccount } from '@bourse/core/ledger/account.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { emitBalance } from '../../balances/public.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import { insertWithdrawal, moveWithdrawal, type NewWithdrawal } from '../store/withdrawal.store.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';
import { emitWithdrawal, notifyWithdrawal, tellOfLeaving } from './tell-withdrawal.ts';

/**
 * Moves money from one person to another: free, at once and final. The caller holds the payer's lock and has made every
 * check.
 *
 * @refuses INSUFFICIENT_BALANCE if another movement of the payer's was faster
 */
export async function settleInside(
  deps: WithdrawalsDeps,
  tx: Tx,
  row: NewWithdrawal,
): Promise<Result<Withdrawal, 'INSUFFICIENT_BALANCE'>> {
  const { uid, asset, amountMinor } = row;
  const toUid = row.toUid!;
  const nowMs = row.createdAtMs;
  const answers = await deps.ledger.apply(tx, [
    {
      op: 'post',
      key: `withdrawal:${row.id}:internal`,
      kind: 'internal',
      ref: row.id,
      legs: [
        { account: userAccount(uid, 'funding', asset), amountMinor: -amountMinor },
        { account: userAccount(toUid, 'funding', asset), amountMinor },
      ],
      atMs: nowMs,
    },
  ]);
  const posted = answers[0]!;
  if (!posted.ok) {
    if (posted.refusal.code === 'INSUFFICIENT_BALANCE') return refuse('INSUFFICIENT_BALANCE');
    throw new Error(`the books refused an internal payment: ${posted.refusal.code}`);
  }
  const masked = { fromMasked: await maskedName(deps, tx, uid), toMasked: await maskedName(deps, tx, toUid) };
  const submitted = await insertWithdrawal(tx, { ...row, ...masked, entryId: posted.entryId });
  if (!submitted) throw new Error('the same request id was inserted while its person was locked');
  const completed = await moveWithdrawal(tx, submitted, 'COMPLETED', nowMs, { completedAtMs: nowMs });
  await emitBalance(tx, uid, [asset]);
  await emitBalance(tx, toUid, [asset]);
  await emitWithdrawal(tx, completed!);
  await notifyWithdrawal(deps, tx, 'wallet.sent', completed!, { params: { to: masked.toMasked ?? '' } });
  await notifyWithdrawal(deps, tx, 'wallet.received', completed!, {
    uid: toUid,
    params: { from: masked.fromMasked ?? '' },
  });
  await tellOfLeaving(deps, tx, completed!);
  return ok(completed!);
}

/** How the recipient sees the payer: `A***n, UID ••••214`. */
async function maskedName(deps: WithdrawalsDeps, tx: Tx, uid: string): Promise<string | null> {
  const person = await deps.identity.resolveRecipient(tx, { type: 'account', account: uid });
  return person?.masked ?? null;
}
