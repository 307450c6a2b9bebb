import { sha256 } from '../../../../platform/crypto/digest.ts';
import { type AccountName, accountSubject, browserSubject } from '../../account-name.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { findDeviceId } from '../../store/device.store.ts';

/**
 * Under what name the codes of somebody who is not logged in are counted and tried. A browser that the account's person has used has
 * its own, so that nobody who merely knows the address uses up its codes, replaces them or spoils them by guessing.
 */
export async function askingSubject(
  deps: IdentityDeps,
  account: AccountName,
  browser: { readonly uid: string | null; readonly deviceToken: string | null },
): Promise<string> {
  const subject = accountSubject(deps.hashKey, account);
  if (browser.deviceToken === null) return subject;
  // Asked for an account that nobody has as well, so that it takes the same time.
  const deviceId = await findDeviceId(deps.db, browser.uid ?? '', sha256(browser.deviceToken));
  return deviceId === null ? subject : browserSubject(subject, deviceId);
}
