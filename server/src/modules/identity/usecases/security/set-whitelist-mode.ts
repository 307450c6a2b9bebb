import type { WithdrawalLock } from '@bourse/core/identity/withdrawal-lock.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { lockPerson, setWhitelistMode as storeWhitelistMode } from '../../store/person.store.ts';
import { lockAfterChange, lockWithdrawals } from './lock-withdrawals.ts';

/** See `Identity.setWhitelistMode`. */
export async function setWhitelistMode(
  tx: Tx,
  deps: IdentityDeps,
  change: { readonly uid: string; readonly on: boolean },
): Promise<WithdrawalLock | null> {
  const person = await lockPerson(tx, change.uid);
  if (!person) throw new Error(`there is no person ${change.uid}`);
  if (person.whitelistMode === change.on)
    return lockWithdrawals(tx, deps, { uid: change.uid, reason: 'WHITELIST_OFF', hours: 0 });
  await storeWhitelistMode(tx, change.uid, change.on);
  const kind = change.on ? 'identity.whitelistOn' : 'identity.whitelistOff';
  await deps.notices.notify(tx, { uid: change.uid, kind, params: {} });
  if (change.on) return lockWithdrawals(tx, deps, { uid: change.uid, reason: 'WHITELIST_OFF', hours: 0 });
  return lockAfterChange(tx, deps, { ...person, reason: 'WHITELIST_OFF' });
}
