import { extendLock, type LockReason, lockHours, type WithdrawalLock } from '@bourse/core/identity/withdrawal-lock.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { lockPerson, setWithdrawalLock } from '../../store/person.store.ts';

/** Extends a person's lock. It locks the person's row, so that two changes at once end with the later end. */
export async function lockWithdrawals(
  tx: Tx,
  deps: IdentityDeps,
  lock: { readonly uid: string; readonly reason: LockReason; readonly hours: number },
): Promise<WithdrawalLock | null> {
  const nowMs = deps.clock.nowMs();
  const person = await lockPerson(tx, lock.uid);
  if (!person) throw new Error(`there is no person ${lock.uid}`);
  const extended = extendLock(person.lock, { reason: lock.reason, hours: lock.hours, nowMs });
  if (extended !== null && extended !== person.lock) await setWithdrawalLock(tx, lock.uid, extended);
  return extended;
}

/** Like `lockWithdrawals`, for the hours that `lockHours` gives for the change. */
export async function lockAfterChange(
  tx: Tx,
  deps: IdentityDeps,
  change: { readonly uid: string; readonly createdAtMs: number; readonly reason: LockReason },
): Promise<WithdrawalLock | null> {
  const hours = lockHours(change.reason, deps.clock.nowMs() - change.createdAtMs);
  return lockWithdrawals(tx, deps, { uid: change.uid, reason: change.reason, hours });
}
