import type { Attempts } from '../../platform/attempts/attempts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { PasswordHasher } from '../../platform/crypto/password-hasher.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import type { Db } from '../../platform/db/db.ts';
import type { MessageSender } from '../../platform/mail/message-sender.ts';
import type { Passkeys } from '../../platform/passkeys/passkeys.ts';
import { PUZZLE_ZERO_BITS, type Puzzles } from '../../platform/puzzles/puzzles.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { AuditPort, NoticePort } from './ports.ts';
import type { SessionCache } from './sessions/session-cache.ts';

/** What an operator may tune. */
export interface IdentityLimits {
  /** Zero bits that the log-in puzzle asks for; each one doubles the work. */
  readonly captchaZeroBits: number;
  /** Different accounts that may fail from one network range in an hour before unknown devices there must wait. */
  readonly rangeAccountsMax: number;
}
export const DEFAULT_LIMITS: IdentityLimits = { captchaZeroBits: PUZZLE_ZERO_BITS, rangeAccountsMax: 10 };

/** What the functions of identity work with. */
export interface IdentityDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sender: MessageSender;
  readonly notices: NoticePort;
  readonly audit: AuditPort;
  readonly settings: Settings;
  readonly passwords: PasswordHasher;
  readonly attempts: Attempts;
  readonly puzzles: Puzzles;
  readonly box: SecretBox;
  /** Seals photos and who people say they are. */
  readonly vault: Vault;
  readonly passkeys: Passkeys;
  readonly sessions: SessionCache;
  /** Keys the hashes of codes, of accounts that may not exist, and of document numbers. */
  readonly hashKey: Buffer;
  /** Signs access tokens. */
  readonly tokenKey: Buffer;
  readonly limits: IdentityLimits;
  /** Where links in messages lead, such as `https://exchange.example`; null where there is no page. */
  readonly publicOrigin: string | null;
  /** The name in the authenticator app. */
  readonly issuer: string;
}

/** Who is calling, as the edge saw it. */
export interface Caller {
  readonly ip: string;
  readonly country: string | null;
  readonly userAgent: string;
  readonly locale: string;
  /** The remembered-device cookie. */
  readonly deviceToken: string | null;
  /** By what this browser is known that asked for a code without being logged in. */
  readonly mark: string | null;
  /** The session cookie, valid or not. */
  readonly sessionCookie: string | undefined;
}
