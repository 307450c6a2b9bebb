import type { Attempts } from '../../platform/attempts/attempts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { PasswordHasher } from '../../platform/crypto/password-hasher.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Passkeys } from '../../platform/passkeys/passkeys.ts';
import type { Puzzles } from '../../platform/puzzles/puzzles.ts';
import type { KnownActions } from './known-actions.ts';

export interface ApprovalsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly attempts: Attempts;
  readonly puzzles: Puzzles;
  readonly box: SecretBox;
  readonly passkeys: Passkeys;
  /** Makes the handles by which authenticators know members of staff. */
  readonly handleKey: Uint8Array;
  /** Signs the cookie that distinguishes a member's browser from a stranger's. */
  readonly browserKey: Uint8Array;
  /** True if everybody must log in with a key: a session opened without one may only register a key. */
  readonly requiresKey: boolean;
  readonly actions: KnownActions;
}

/** The cookie of the console. */
export const STAFF_COOKIE = 'bourse_staff';
/** The cookie that shows, at the next log-in, that a member has logged in with this browser before. */
export const STAFF_BROWSER_COOKIE = 'bourse_staff_browser';

/** What a member's sealed authenticator secret is bound to; under another name it does not open. */
export function staffTotpPlace(login: string): string {
  return `approvals.totp:${login}`;
}

/** Stored in place of a password's hash when a member has none; no password has this hash. */
export const NO_PASSWORD = 'none';
