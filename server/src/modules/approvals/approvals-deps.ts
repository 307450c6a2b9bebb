import type { Attempts } from '../../platform/attempts/attempts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { PasswordHasher } from '../../platform/crypto/password-hasher.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Passkeys } from '../../platform/passkeys/passkeys.ts';
import type { Puzzles } from '../../platform/puzzles/puzzles.ts';
import type { KnownActions } from './known-actions.ts';

/** What the functions of approvals work with. */
export interface ApprovalsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly attempts: Attempts;
  readonly puzzles: Puzzles;
  readonly box: SecretBox;
  readonly passkeys: Passkeys;
  /** Names members to their authenticators. */
  readonly handleKey: Uint8Array;
  /** Signs what tells a browser of a member from one of a stranger. */
  readonly browserKey: Uint8Array;
  /** True where nobody works who did not log in with a key: without one a session may only register it. */
  readonly requiresKey: boolean;
  readonly actions: KnownActions;
}

/** The cookie of the console. */
export const STAFF_COOKIE = 'bourse_staff';
/** Says at the door that a member has logged in with this browser before. */
export const STAFF_BROWSER_COOKIE = 'bourse_staff_browser';

/** Where the sealed authenticator secret of a member of staff lives; it opens nowhere else. */
export function staffTotpPlace(login: string): string {
  return `approvals.totp:${login}`;
}

/** Stands where a member has no password yet, or none any more: no password has this hash. */
export const NO_PASSWORD = 'none';
