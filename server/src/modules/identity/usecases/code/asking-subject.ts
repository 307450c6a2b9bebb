import { sha256 } from '../../../../platform/crypto/digest.ts';
import { type AccountName, accountSubject, browserSubject } from '../../account-name.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { findDeviceId } from '../../store/device.store.ts';

/** The browser of somebody who is not logged in. */
export interface AskingBrowser {
  /** The remembered-device cookie. */
  readonly deviceToken: string | null;
  /** What the browser was given when it first asked for a code. */
  readonly mark: string | null;
}

/**
 * Under what name the codes of somebody who is not logged in are kept and tried: a browser's own, so that nobody who merely knows the
 * address replaces them or spoils them by guessing.
 */
export async function askingSubject(
  deps: IdentityDeps,
  account: AccountName,
  browser: AskingBrowser & { readonly uid: string | null },
): Promise<{ readonly subject: string; readonly isRemembered: boolean }> {
  const { deviceToken, mark } = browser;
  const subject = accountSubject(deps.hashKey, account);
  // Asked for an account that nobody has as well, so that it takes the same time.
  const deviceId = deviceToken && (await findDeviceId(deps.db, browser.uid ?? '', sha256(deviceToken)));
  if (deviceId) return { subject: browserSubject(subject, deviceId), isRemembered: true };
  const own = mark && sha256(mark).toString('base64url');
  return { subject: own ? browserSubject(subject, own) : subject, isRemembered: false };
}
