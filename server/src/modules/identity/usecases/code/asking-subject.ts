import { sha256 } from '../../../../platform/crypto/digest.ts';
import { type AccountName, accountSubject, browserSubject } from '../../account-name.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { findDeviceId } from '../../store/device.store.ts';

/** The browser of somebody who is not logged in. */
export interface AskingBrowser {
  /** The remembered-device cookie. */
  readonly deviceToken: string | null;
  /** The value of the cookie that the browser got when it first asked for a code. */
  readonly mark: string | null;
}

/**
 * The name under which codes are kept for somebody who is not logged in. Each browser has its own, so that a stranger
 * who knows the address can neither replace a code nor use up its tries by guessing.
 */
export async function askingSubject(
  deps: IdentityDeps,
  account: AccountName,
  browser: AskingBrowser & { readonly uid: string | null },
): Promise<{ readonly subject: string; readonly isRemembered: boolean }> {
  const { deviceToken, mark } = browser;
  const subject = accountSubject(deps.hashKey, account);
  // Also looked up for an account that does not exist, so that the answer takes the same time.
  const deviceId = deviceToken && (await findDeviceId(deps.db, browser.uid ?? '', sha256(deviceToken)));
  if (deviceId) return { subject: browserSubject(subject, deviceId), isRemembered: true };
  const own = mark && sha256(mark).toString('base64url');
  return { subject: own ? browserSubject(subject, own) : subject, isRemembered: false };
}
